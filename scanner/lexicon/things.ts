/** What an attack is after, or turns against. */

import { signInFiles } from './secret-files.ts'

export const instructions = [
  'instruction', 'instructions', 'system prompt', 'system prompts', 'system message',
  'developer message', 'guideline', 'guidelines', 'directive', 'directives', 'prompt', 'prompts',
  'rules', 'constraints', 'restrictions', 'limitations', 'policies', 'policy', 'safeguards',
  'guardrails', 'training', 'programming', 'safety', '指令', '指示', '规则', '提示词', '系统提示',
  '命令', 'ルール', 'プロンプト', '지시', '지침', '규칙', '프롬프트', 'instrucciones', 'reglas',
  'directrices', 'anweisung*', 'regeln', 'richtlinien', 'consignes', 'règles', 'instruções',
  'regras', 'diretrizes', 'инструкци*', 'правил*', 'указани*',
] as const

export const prior = [
  'previous', 'previously', 'prior', 'earlier', 'above', 'preceding', 'original', 'existing',
  'all', 'any', 'your', 'system', 'other', 'former', 'initial', 'everything', 'safety', 'security',
  'the user', "user's", 'developer', '之前', '以前', '上述', '所有', '先前', '前の', '以前の',
  'これまで', 'すべて', '全て', '이전', '모든', '위의', 'anterior', 'anteriores', 'previas',
  'todas', 'vorherige*', 'bisherige*', 'alle', 'obige*', 'précédent*', 'antérieur*', 'toutes',
  'предыдущ*', 'прежн*', 'все',
] as const

export const secret = [
  'api key', 'api keys', 'api-key', 'api-keys', 'api_key', 'api_keys', 'apikey', 'apikeys',
  'access key', 'access keys', 'access token', 'access tokens', 'auth token', 'auth tokens',
  'bearer token*', 'authentication token*', 'oauth token*', 'refresh token*', 'session token*',
  'session cookie*', 'github token', 'credential', 'credentials', 'password', 'passwords',
  'passphrase*', 'private key', 'private keys', 'ssh key', 'ssh keys', 'ssh private', 'secret key',
  'secret keys', 'secrets', 'signing key*', 'encryption key*', 'seed phrase*', 'mnemonic',
  'recovery phrase*', 'wallet key*', 'private_key', 'keychain', 'keyring', 'environment variables',
  'env vars', 'env variables', 'environment secrets', 'service account key*', 'client secret*',
  'id_rsa', 'id_ed25519', 'saved passwords', 'login data', 'auth.json', 'credentials.json',
  'printenv', 'os.environ', 'process.env', 'database url', 'connection string*', '密钥', '密码',
  '凭证', '凭据', '令牌', '私钥', '环境变量', '助记词', 'パスワード', '認証情報', '秘密鍵',
  'apiキー', '環境変数', '비밀번호', '자격 증명', '개인 키', '환경 변수', 'api 키', 'contraseña*',
  'credenciales', 'clave privada', 'claves', 'variables de entorno', 'passwort', 'passwörter',
  'zugangsdaten', 'anmeldedaten', 'schlüssel', 'umgebungsvariablen', 'mot de passe',
  'mots de passe', 'identifiants', 'clé privée', 'clés', "variables d'environnement", 'senha*',
  'credenciais', 'chave privada', 'variáveis de ambiente', 'парол*', 'ключ*', 'учетные данные',
  'учётные данные', 'переменные окружения', 'токен*',
] as const

/** Files that hold credentials. A mention is no access; rules join it with a verb or a command. */
export const secretFile = [
  '~/.ssh*', '$home/.ssh*', '*/.ssh/', '.ssh/id_*', '.ssh/config', 'id_rsa', 'id_ed25519',
  'id_ecdsa', '~/.aws*', '.aws/credentials', '.aws/config', '.netrc', '.npmrc', '.pypirc',
  '.docker/config.json', '.kube/config', 'kubeconfig', '.git-credentials', '.gnupg*',
  '.config/gcloud*', 'application_default_credentials*', '.azure/', 'azureprofile.json',
  '/etc/shadow', '/etc/passwd', '/proc/self/environ', '*/environ', 'login data', 'logins.json',
  'cookies.sqlite', 'key4.db', 'key3.db', 'local state', 'login.keychain*', 'keychains',
  'wallet.dat', '.solana/', 'solana/id.json', '.ethereum*', 'keystore', '.electrum*',
  '.claude/.credentials*', 'hosts.yml',
  '.openclaw/*', '.clawdbot/*', '.env', '.env.local', '.env.production', '*/.env', '.bash_history',
  '.zsh_history', '.password-store', '.vault-token', '.terraform.d/credentials*',
  '.my.cnf', '.pgpass', 'secrets.yaml', 'secrets.yml', 'secrets.json',
  'credentials.json', 'service-account.json', 'service_account.json', 'service-account-key.json',
  '.config/solana*', 'exodus', 'metamask', 'phantom wallet', 'application support/google/chrome',
  'user data/default', '.mozilla/firefox', 'firefox/profiles', 'brave-browser', ...signInFiles,
] as const

export const personal = [
  'conversation so far', 'whole conversation', 'full text of', 'e-mail addresses', 'names and', 'conversation', 'conversations', 'conversation history', 'chat history', 'chat log*',
  'chat transcript*', 'message history', 'transcript', 'transcripts', 'user data', "user's data",
  'users data', 'user information', 'personal data', 'personal information', 'personal details',
  'pii', 'clipboard', 'screenshot', 'screenshots', 'screen contents', 'browsing history',
  'browser history', 'search history', 'location', 'gps', 'geolocation', 'coordinates', 'contacts',
  'contact list', 'address book', 'email addresses', 'ip address', 'phone number*', "user's files",
  "user's home", 'home directory', "user's documents", 'source code', 'user prompts',
  "user's prompt*", "user's request*", "user's input", "user's message*", 'user input',
  'user queries', 'queries', 'prompts', 'session history', 'session data', 'payment card*',
  'card number*', 'card data', 'credit card*', 'cvv', 'bank account*', 'medical record*',
  'patient*', 'vital sign*', 'health data', 'keystroke*', 'microphone', 'webcam',
  'system information', 'hostname', 'username', 'financial model*', 'file contents',
  'contents of the', 'all files', 'project files', 'database', 'customer data', 'training data',
  'dataset', 'model weights', 'emails', 'inbox', 'calendar', 'event data', 'memory', 'history',
  'context window', 'full context', 'entire context', '对话', '聊天记录', '用户数据', '个人信息',
  '剪贴板', '截图', '会話', '個人情報', 'ユーザーデータ', '대화', '개인정보', '사용자 데이터',
  'conversación', 'datos personales', 'datos del usuario', 'historial', 'gespräch*',
  'persönliche daten', 'nutzerdaten', 'verlauf', 'données personnelles',
  "données de l'utilisateur", 'historique', 'conversa', 'dados pessoais', 'dados do usuário',
  'histórico', 'переписк*', 'личные данные', 'данные пользовател*', 'истори*',
] as const

export const agentMemory = [
  'claude.md', 'agents.md', 'agent.md', 'memory.md', 'soul.md', 'identity.md', 'user.md',
  'heartbeat.md', 'tools.md', 'bootstrap.md', 'gemini.md', 'copilot-instructions.md',
  '.cursorrules', '.windsurfrules', '.clinerules', '.cursor/rules*', '.claude/settings*',
  'settings.local.json', '.mcp.json', 'mcp.json', 'mcp_config.json', 'claude_desktop_config.json',
  '.claude/hooks', '.claude/commands', '.claude/skills', '.claude/agents', 'openclaw.json',
  'clawdbot.json', '.codex/config.toml', '.gemini/settings.json', 'long-term memory',
  'persistent memory', 'memory file', 'memory files', 'your memory', 'agent memory',
  'system prompt file', 'agent configuration', 'agent config', 'other skills',
  'permission settings', 'allowlist', 'allow list', 'trusted list',
] as const

export const safety = [
  'safety check*', 'safety guideline*', 'safety filter*', 'safety rule*', 'safety measure*',
  'safety protocol*', 'safety feature*', 'safety warning*', 'safety', 'security check*',
  'security warning*', 'security measure*', 'security control*', 'security feature*',
  'security polic*', 'security review*', 'security scan*', 'security alert*', 'security',
  'content filter*', 'content policy', 'content policies', 'guardrail*', 'ethical guideline*',
  'ethic*', 'moderation', 'refusal*', 'disclaimer*', 'warnings', 'restrictions', 'restriction',
  'sandbox', 'sandboxing', 'permission check*', 'permission prompt*', 'permissions', 'approval*',
  'confirmation*', 'authentication', 'authorization', 'signature verification',
  'certificate verification', 'certificate validation', 'ssl verification', 'tls verification',
  'input validation', 'validation', 'verification', 'audit log*', 'logging', 'monitoring',
  'antivirus', 'firewall', 'defender', 'gatekeeper', 'selinux', 'apparmor', 'edr', 'two-factor',
  '2fa', 'mfa', 'rate limit*', 'access control*', 'sql injection', 'vulnerabilit*', 'encryption',
  'sanitization', 'sanitize',
] as const

/** Where machines keep what people write, where they go and how they sign in. */
export const privateStore = [
  'chat.db', 'imessage*', 'existing cookies', 'browser cookies', 'browser_cookies', 'keychain',
  'session cookies', 'saved passwords', 'direct messages', 'private messages', 'message history',
  'photo library', 'clipboard history', 'whatsapp', 'password manager', 'password store',
] as const

/** What people decide by. */
export const figures = [
  'amount', 'amounts', 'price', 'prices', 'score', 'scores', 'results', 'invoice', 'invoices',
  'wallet address', 'wallet addresses', 'account number*', 'iban', 'balance', 'dosage*', 'salaries',
] as const

/** What nobody has to say in a conversation. */
export const ownSecret = [
  'seed phrase*', 'recovery phrase*', 'recovery words', 'seed words', 'verification code*', 'one-time code*', 'otp', '2fa', 'pin',
  'social security', 'ssn', 'sudo password', 'bank account*', 'card number*', 'passport number',
] as const

/** Where people prove who they are. */
export const signIn = [
  'sign in', 'sign-in', 'login page', 'log-in page', 'login form', 'sign-in page', 'logged-in',
  'header', 'cookie', 'authenticated', 'administrator',
] as const
