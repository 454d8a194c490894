/** Programs and code words that make a line worth reading as a command. */

export const fetcher = [
  'curl', 'wget', 'fetch', 'aria2c', 'lwp-download', 'iwr', 'irm', 'invoke-webrequest',
  'invoke-restmethod', 'downloadstring', 'downloadfile', 'start-bitstransfer', 'bitsadmin',
  'certutil', 'urllib*', 'urlopen', 'requests.get*', 'requests.post*', 'requests.put*', 'httpx.*',
  'urlretrieve', 'git clone', 'scp', 'rsync', 'ftp', 'tftp', 'nc', 'ncat', 'netcat', 'http', 'xh',
  'httpie',
] as const

export const interpreter = [
  'sh', 'bash', 'zsh', 'dash', 'ksh', 'fish', 'ash', 'python', 'python2', 'python3', 'perl',
  'ruby', 'node', 'deno', 'bun', 'php', 'lua', 'osascript', 'pwsh', 'powershell*', 'cmd', 'iex',
  'invoke-expression', 'eval', 'exec', 'source', 'xargs', 'tclsh', 'awk',
] as const

export const decoder = [
  'base64', 'base32', 'b64decode', 'atob', 'frombase64string', 'xxd', 'unhexlify', 'fromhex',
  'bytes.fromhex', 'openssl enc', 'gunzip', 'zcat', 'gzip -d', 'uudecode', 'rot13',
  'codecs.decode', '-enc', '-encodedcommand', '-e jab*', 'certutil -decode', 'zlib.decompress',
  'marshal.loads', 'string.fromcharcode', 'fromcharcode', 'chr(*', 'printf', 'rev', 'tr',
] as const

export const shellDanger = [
  'rm', 'mkfs*', 'dd', 'shred', 'chmod', 'chown', 'sudo', 'su', 'crontab', 'systemctl',
  'launchctl', 'schtasks', 'reg add', 'iptables', 'ufw', 'setenforce', 'xattr', 'spctl', 'csrutil',
  'kill', 'pkill', 'killall', 'history', 'unset', 'mkfifo', 'socat', '/dev/tcp/*', '/dev/udp/*',
  'nohup', 'disown', 'authorized_keys', '.bashrc', '.zshrc', '.profile', '.bash_profile',
  '.zprofile', '.zshenv', 'ld_preload', 'visudo', 'sudoers', 'nopasswd', 'docker', 'mount',
  'insmod', 'modprobe', 'set-mppreference', 'add-mppreference', 'netsh', 'wevtutil', 'vssadmin',
  'bcdedit', 'auditctl', 'useradd', 'usermod', 'net user', 'xmrig', 'stratum+tcp*', 'minerd',
  'git config', 'git push', 'core.hookspath', '.git/hooks*',
] as const

/** Programs that open a machine to the outside. */
export const tunnel = [
  'ngrok', 'cloudflared', 'localtunnel', 'bore local', 'serveo.net', 'localhost.run', 'ttyd', 'gotty',
  'wetty', 'tmate', 'sshx', 'frpc', 'chisel', 'rathole', 'lt --port',
] as const

/** Tools that install packages, or run them at once. */
export const packageTool = [
  'npm', 'pnpm', 'yarn', 'npx', 'bunx', 'bun add', 'bun install', 'pip', 'pip3', 'pipx', 'uvx', 'uv add',
  'uv pip', 'uv tool', 'poetry add', 'conda install', 'gem install', 'cargo install', 'go install',
] as const

export const permissionFlag = [
  '--dangerously-skip-permissions', '--dangerously-bypass-approvals-and-sandbox', '--yolo',
  '--full-auto', '--no-sandbox', '--allow-all-tools', '--trust-all-tools', '--auto-approve*',
  '--approval-mode', '-a never', '--ask-for-approval never', 'bypasspermissions',
  'danger-full-access', 'dangerously-skip-permissions', 'skip-permissions', '--disable-approval*',
  '--no-confirm', '--always-approve', 'approval_policy', 'autoapprove', 'alwaysallow',
] as const
