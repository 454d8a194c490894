/**
 * Where programs keep what they sign in with: tokens of command lines, sessions of chats, keys of wallets. In lower case,
 * parts of a path with slashes.
 */
export const signInFiles = [
  // Agents and their tools.
  '.claude.json', '.claude/.credentials', '.codex/auth.json', '.gemini/oauth_creds.json',
  '.config/github-copilot/hosts.json', '.config/github-copilot/apps.json',
  '.local/share/opencode/auth.json', '.qwen/oauth_creds.json', '.continue/config.json',
  // Code, packages and their registries.
  '.config/gh/hosts.yml', '.config/glab-cli/config.yml', '.cargo/credentials', '.gem/credentials',
  '.composer/auth.json', '.m2/settings-security.xml', '.yarnrc.yml', '.config/containers/auth.json',
  '.dockercfg', '.nuget/nuget.config',
  // Clouds and what runs in them.
  '.terraform.d/credentials', '.terraformrc', '.pulumi/credentials.json', 'rclone.conf', '.s3cfg',
  '.boto', '.oci/oci_api_key', '.config/doctl/config.yaml', '.config/hcloud/cli.toml',
  '.fly/config.yml', 'com.vercel.cli/auth.json', '.wrangler/config', '.supabase/access-token',
  '.config/stripe/config.toml', 'configstore/firebase-tools.json', '.config/argocd/config',
  '.config/ngrok/ngrok.yml', '.ngrok2/ngrok.yml', '.azure/msal_token_cache', '.azure/accesstokens',
  '/etc/kubernetes/admin.conf', '.minikube/client.key', '.config/sops/age/keys.txt',
  // Data and models.
  '.huggingface/token', '.cache/huggingface/token', 'kaggle.json', '.databrickscfg',
  '.snowsql/config', '.dbt/profiles.yml', '.streamlit/secrets.toml',
  // Other machines.
  'filezilla/sitemanager.xml', 'filezilla/recentservers.xml', 'winscp.ini', '/etc/wireguard',
  'ntds.dit', 'microsoft/protect', 'microsoft/credentials',
  // Chats, vaults and wallets.
  'signal/config.json', '.config/signal', 'telegramdesktop', 'telegram desktop/tdata',
  'discord/local storage', 'slack/local storage', 'bitwarden/data.json', '.config/op/',
  '.near-credentials', 'sui.keystore', '.aptos/config.yaml', '.foundry/keystores',
  '.brownie/accounts', '.config/solana/id.json',
] as const

/** A pattern of any of them, with the slashes of either system. */
export const SIGN_IN_FILES: string = signInFiles
  .map((path) => path.replaceAll('.', '\\.').replaceAll('/', String.raw`[\\/]{1,2}`))
  .join('|')
