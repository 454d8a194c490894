/** Names of those who answer for hosts: services that many skills call, and words that name nobody. */

/** Words of the trade: a name made of these belongs to nobody in particular, and suits any pretext. */
export const TRADE_WORDS = new Set(
  (
    'agent agents ai analytics api app apps assistant auto automation backup bot build cdn check checker claude cli ' +
    'client cloud cloudflare code coder collector com config connect container core css data database db debug ' +
    'deploy dev developer devops docker docs download downloads env environment file files get git github helper ' +
    'host hub install installer internal java javascript kit kubernetes lib linux llm local log logger logging ' +
    'logs machine mac main manager mcp metrics ml monitor monitoring net network node npm ops optimizer org ' +
    'package packages patch pip platform plugin plugins prod productivity project prompt proxy pypi python react ' +
    'registry release releases remote repo report run runtime rust safe script scripts secure security server ' +
    'service services setup shell site skill skills software static status storage stats support sync sys system ' +
    'task tasks team tech telemetry test testing tool toolkit tools track tracker typescript update updater ' +
    'updates upload user util utility utils validator verify web windows work workflow www'
  ).split(' '),
)

/** Services that many skills call by name, by what was registered. Data sent there goes to the account of a key. */
export const SERVICES = new Set(
  (
    'openai anthropic googleapis google withgoogle doi crossref arxiv orcid wikipedia wikidata github githubcopilot gitlab bitbucket slack stripe paypal twilio sendgrid mailgun resend ' +
    'amazonaws aws azure microsoft microsoftonline windows office atlassian jira notion airtable linear asana ' +
    'trello clickup monday zendesk hubspot salesforce shopify cloudflare vercel netlify heroku digitalocean ' +
    'hetzner linode fly render railway supabase firebase mongodb neon planetscale upstash datadoghq sentry ' +
    'newrelic grafana honeycomb pagerduty opsgenie statuspage segment mixpanel amplitude posthog huggingface ' +
    'replicate together groq mistral cohere perplexity deepseek openrouter elevenlabs deepgram assemblyai ' +
    'stability runwayml fal modal pinecone qdrant weaviate elastic algolia tavily exa serper serpapi brave ' +
    'firecrawl apify browserbase brightdata zapier make ifttt n8n telegram twitter x facebook instagram linkedin ' +
    'reddit youtube spotify tiktok pinterest wordpress medium dev contentful sanity webflow figma canva dropbox ' +
    'box onedrive docusign zoom calendly intercom plaid square coinbase binance kraken alpaca polygon etherscan ' +
    'infura alchemy npmjs pypi docker quay hashicorp circleci travis-ci buildkite snyk sonarcloud okta auth0 ' +
    'clerk workos mapbox openstreetmap openweathermap weatherapi wikipedia wikimedia arxiv ncbi nih nasa ' +
    'nvidia ibm oracle sap apple yandex baidu aliyun aliyuncs tencent feishu larksuite dingtalk line kakao ' +
    'qq weixin wechat weibo bilibili zhihu xiaohongshu volcengine volces siliconflow moonshot minimax bigmodel ' +
    'naver rakuten mercadopago mercadolibre vk discord bsky mastodon whatsapp twitch steampowered deepl todoist ' +
    'evernote ticktick strava fitbit garmin withings wise revolut gocardless adyen mollie klarna razorpay intuit ' +
    'xero mailchimp brevo postmarkapp klaviyo substack beehiiv semrush ahrefs typeform surveymonkey miro codeberg ' +
    'bitwarden 1password fastly akamai backblazeb2 snowflakecomputing databricks kaggle wandb xai cerebras fireworks ' +
    'heygen themoviedb discogs musicbrainz betterstack axiom bugsnag rollbar codecov semgrep crates rubygems ' +
    'packagist nuget anaconda wikidata crossref semanticscholar openalex unpaywall zotero orcid eurostat worldbank ' +
    'python nodejs golang rust-lang php ruby-lang postgresql mysql mariadb sqlite gnu debian ubuntu archlinux kernel ' +
    'apache nginx w3 ietf iso mozilla jupyter numpy scipy pytorch tensorflow kotlinlang julialang r-project haskell ' +
    'scala-lang videolan blender gimp inkscape libreoffice haveibeenpwned pwnedpasswords stlouisfed alphavantage finnhub coingecko coinmarketcap open-meteo tomtom eventbrite meetup fedex dhl usps virustotal abuseipdb urlscan shodan censys greynoise alienvault amazon fury shields badgen coveralls ' +
    'chatgpt httpbin modelcontextprotocol'
  ).split(' '),
)

/** Services whose label alone is a letter or a common word: known with the end of their name. */
export const SERVICE_DOMAINS = new Set(
  (
    'z.ai x.ai claude.ai claude.com kimi.com kimi.ai minimaxi.com novita.ai deepinfra.com sambanova.ai nebius.com ' +
    'ai21.com voyageai.com jina.ai'
  ).split(' '),
)

/** Accounts of code hosts whose owners are known, and publish tools with scripts that install them. */
export const CODE_ACCOUNTS = new Set(
  (
    'acmesh-official ajeetdsouza alexellis anchore ankitects anthropics anza-xyz apache aquasecurity ' +
    'argoproj asdf-vm astral-sh aws awslabs azure berriai block browser-use bufbuild cargo-bins casey ' +
    'cert-manager charmbracelet chocolatey cilium circleci-public cli clickhouse cloudflare ' +
    'cloudnative-pg conda-forge containerd coollabsio creationix cri-o crossplane crowdsecurity dagger ' +
    'dandavison dapr databricks denisidoro denoland derailed determinatesystems digitalocean docker ' +
    'dotnet duckdb earthly elastic eza-community facebook filosottile fluxcd fossas getsentry getsops ' +
    'ggml-org gitguardian gitleaks go-task gohugoio golang golangci google google-gemini ' +
    'googlecloudplatform googlecontainertools goreleaser grafana gruntwork-io hashicorp hasura helm ' +
    'helmfile homebrew huggingface influxdata infracost istio jdx jesseduffield junegunn k3d-io k3s-io ' +
    'k9s-cli kedacore knative kubernetes kubernetes-sigs kubescape kyverno langchain-ai linkerd llvm ' +
    'loft-sh longhorn mamba-org meta-llama metallb microsoft mikefarah mitmproxy modelcontextprotocol ' +
    'mongodb mozilla nektos neovim netbirdio nix-community nodesource nvm-sh ohmyzsh ollama ' +
    'open-policy-agent open-telemetry openai openfaas opentofu ory oven-sh projectdiscovery prometheus ' +
    'prowler-cloud pulumi pydantic pyenv pypa python python-poetry pytorch rancher rbenv redis rhysd ' +
    'romkatv run-llama rust-lang schniz sdkman semgrep sharkdp siderolabs sigstore snyk starship stripe ' +
    'supabase sveltejs tailscale temporalio tensorflow terraform-linters tfutils tilt-dev timescale tj ' +
    'tmux-plugins traefik trufflesecurity vercel vllm-project wasmerio wp-cli xo zsh-users'
  ).split(' '),
)
