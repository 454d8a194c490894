/** Packages that everyone knows by name: what look-alikes pass for. By registry. */

const npm =
  'react react-dom react-router react-router-dom react-redux react-query lodash express axios chalk commander typescript webpack eslint prettier jest mocha vitest next ' +
  'vue angular svelte rollup esbuild moment dayjs date-fns uuid dotenv cors body-parser mongoose sequelize prisma ' +
  'knex redis ioredis socket.io puppeteer playwright cheerio node-fetch request bluebird underscore async ' +
  'debug minimist yargs inquirer glob rimraf mkdirp fs-extra semver winston morgan passport jsonwebtoken bcrypt ' +
  'bcryptjs nodemailer sharp multer nodemon concurrently cross-env husky lint-staged tailwindcss postcss ' +
  'autoprefixer styled-components graphql apollo-server electron discord.js ethers web3 zod openai langchain ' +
  'colors event-stream ua-parser-js coffee-script babel-core ts-node firebase stripe validator'

const pypi =
  'requests numpy pandas scipy matplotlib django flask fastapi uvicorn sqlalchemy pydantic boto3 botocore urllib3 ' +
  'setuptools certifi cryptography pillow pytest scikit-learn tensorflow torch transformers keras beautifulsoup4 ' +
  'selenium scrapy celery redis psycopg2 pymongo pyyaml jinja2 click httpx aiohttp tornado gunicorn paramiko ' +
  'python-dateutil colorama tqdm openai anthropic langchain streamlit gradio jupyter notebook black isort flake8 ' +
  'virtualenv poetry pipenv ansible opencv-python nltk spacy gensim xgboost lightgbm plotly seaborn pdfplumber ' +
  'reportlab openpyxl discord.py web3 solana ccxt yfinance tweepy telethon pyinstaller python-dotenv'

const gems = 'rails rake bundler nokogiri devise sidekiq puma rspec sinatra jekyll capistrano rubocop'

export const popularPackages: readonly string[] = [
  ...new Set(`${npm} ${pypi} ${gems}`.split(' ')),
].filter((name) => name.length >= 5)

/** Packages of their own that happen to be one letter away from a known one. */
export const innocentNeighbours: ReadonlySet<string> = new Set(
  (
    'boto jinja scrapyd colour color panda reacts flasks click2 torchx requests2 request requests next-auth ' +
    'expresso webpacker redis redisx vuex jests mochi chalks yarg debugs asyncx sharpe ether web3j web3js ' +
    'celeryd pytests pylint plotty pillow-simd glob2 globe selenium2 uuidv4 uuid4 http2 prism angularjs rail railsx ' +
    'pyaml unicorn pcapy scapy pyppeteer'
  ).split(' '),
)
