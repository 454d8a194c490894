/** Programs and code words that make a line worth reading as a command. */

export const fetcher = [
  'curl', 'wget', 'fetch', 'aria2c', 'lwp-download', 'iwr', 'irm', 'invoke-webrequest',
  'invoke-restmethod', 'downloadstring', 'downloadfile', 'start-bitstransfer', 'bitsadmin',
  'certutil', 'urllib*', 'urlopen', 'requests.get*', 'requests.post*', 'requests.put*', 'httpx.*',
  'urlretrieve', 'git clone', 'scp', 'rsync', 'ftp', 'tftp', 'nc', 'ncat', 'netcat', 'http', 'xh',
  'httpie', 'lynx', 'w3m',
] as const

export const interpreter = [
  'sh', 'bash', 'zsh', 'dash', 'ksh', 'fish', 'ash', 'python', 'python2', 'python3', 'perl',
  'ruby', 'node', 'deno', 'bun', 'php', 'lua', 'osascript', 'pwsh', 'powershell*', 'cmd', 'iex',
  'invoke-expression', 'eval', 'exec', 'source', 'xargs', 'tclsh', 'awk', '. /*', '. ~*', '. ./*', '. $*',
] as const

export const decoder = [
  'base64', 'base32', 'b64decode', 'atob', 'frombase64string', 'xxd', 'unhexlify', 'fromhex',
  'bytes.fromhex', 'openssl enc', 'gunzip', 'zcat', 'gzip -d', 'uudecode', 'rot13',
  'codecs.decode', '-enc', '-encodedcommand', '-e jab*', 'certutil', 'zlib.decompress',
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
  'git config', 'git push', 'core.hookspath', '.git/hooks*', 'os.fork', 'process.fork',
] as const

/** Programs that open a machine to the outside. */
export const tunnel = [
  'ngrok', 'cloudflared', 'localtunnel', 'bore local', 'serveo.net', 'localhost.run', 'ttyd', 'gotty',
  'wetty', 'ssh', 'autossh', 'tmate', 'sshx', 'frpc', 'chisel', 'rathole', 'lt --port',
] as const

/** Tools that install packages, or run them at once. */
export const packageTool = [
  'npm', 'pnpm', 'yarn', 'npx', 'bunx', 'bun add', 'bun install', 'pip', 'pip3', 'pipx', 'uvx', 'uv add',
  'uv pip', 'uv tool', 'poetry add', 'conda install', 'gem install', 'cargo install', 'go install',
  'rpm', 'dnf install', 'yum install', 'zypper install', 'zypper in', 'pacman -u', 'flatpak install', 'apk add',
  '--install-extension',
] as const

/** Tools that run what they find under an address. */
export const remoteRunner = ['go run', 'pnpx', 'pnpm dlx', 'yarn dlx', 'nix run', 'deno run', 'podman'] as const

/** Tools that carry out a plan, as they are told to. */
export const planTool = [
  'kubectl apply', 'kubectl create', 'kubectl replace', 'oc apply', 'oc create', 'helm install', 'helm upgrade', 'terraform init',
  'tofu init', 'ansible-pull', 'ansible-playbook', 'nomad job', 'nomad run',
] as const

/** Trusted parts of a system that attackers put to other uses. */
export const systemTool = [
  'mshta', 'mshta.exe', 'rundll32', 'rundll32.exe', 'regsvr32', 'regsvr32.exe', 'certutil', 'certutil.exe',
  'bitsadmin', 'bitsadmin.exe', 'msiexec', 'msiexec.exe', 'wmic', 'osascript', 'installutil', 'msbuild',
  'cmstp', 'regasm', '-windowstyle', '-w hidden',
] as const

/** Marks of what starts by itself, and where it is kept. */
export const autostart = [
  'crontab', '/etc/cron*', '/var/spool/cron*', 'systemctl enable', 'systemctl --user', '/etc/systemd*',
  '.config/systemd*', '[service]', 'execstart*', 'launchctl', 'launchagents', 'launchdaemons', 'runatload',
  'schtasks', 'register-scheduledtask', 'currentversion*', 'startup folder', 'reg add', 'new-itemproperty',
  '.git/hooks*', 'core.hookspath', 'authorized_keys', '.bashrc', '.zshrc', '.profile', '.bash_profile',
  '.zprofile', '.zshenv', '$profile', 'folderopen', '.vscode/tasks.json', 'at now', 'autostart', 'rc.local',
  'git config --global', 'git config --system', 'script-shell', 'postinstall', 'preinstall', 'sitecustomize*', 'usercustomize*', '.pth',
] as const

/** What empties disks and brings machines down. */
export const diskTool = [
  'wipefs', 'blkdiscard', 'cryptsetup', 'diskutil', 'sgdisk', 'hdparm', 'nvme format', '/dev/sd*', '/dev/nvme*', 'mv ~', 'mv $home',
  'del /*', 'erase /*', 'rd /s', 'rmdir /s', 'remove-item', 'format c:', 'format d:', 'format-volume', 'clear-disk', '(){', '() {',
  'zfs destroy', 'zpool destroy', 'rimraf', 'srm', 'del-cli', '--remove-files', '--delete', '/dev/mapper/*', '/dev/vd*', '/dev/mmcblk*',
  'physicaldrive*',
] as const

/** Ways out of a container or past the questions of a system. */
export const escape = [
  'nsenter', 'setcap', 'fodhelper.exe', 'eventvwr.exe', 'computerdefaults.exe', 'sdclt.exe', 'ms-settings*',
  'enablelua', 'hostpath', '/etc/passwd', '/etc/shadow', '/etc/ld.so.preload', '--cap-add*', '--pid*', 'path=*',
  'gpasswd', 'adduser', 'permit nopass', 'consentpromptbehavioradmin',
] as const

/** Where a machine keeps record of what was done, and who may not. */
export const traces = [
  'set +o history', '*_history', 'histcontrol*', 'clear-history', 'set-psreadlineoption', '/var/log/*', 'journalctl',
  'set-executionpolicy', 'cloudtrail', 'guardduty', 'randomize_va_space*', 'commit.gpgsign',
  'stop-service', 'set-service', 'disable-service', 'sc stop', 'sc.exe', 'sc config', 'sc delete', 'net stop',
  'set-netfirewallprofile', 'disable-netfirewallrule', 'disable-windowsoptionalfeature',
  'uninstall-windowsfeature', 'disableantispyware', 'disablerealtimemonitoring', 'disablebehaviormonitoring',
  'disableantivirus', 'enablelua', 'enablesmartscreen', 'enablefirewall', 'rsyslog', 'fail2ban', 'osqueryd',
  'wazuh-agent', 'falcon-sensor', 'mdatp', 'service auditd', 'nft flush', 'pfctl', 'socketfilterfw', 'log erase',
  'launchctl', 'systemctl', '-unifiedauditlog*', '-auditenabled*', '-auditdisabled*', 'log_statement', 'pgaudit*',
  '.stop_logging', '.delete_trail', '.delete_detector', 'no logging', 'no aaa', 'package_verifier*', 'plugin deactivate',
  '*/protection', '/rulesets/*',
] as const

export const permissionFlag = [
  '--dangerously-skip-permissions', '--dangerously-bypass-approvals-and-sandbox', '--yolo',
  '--full-auto', '--allow-all-tools', '--trust-all-tools', '--auto-approve*',
  '--approval-mode', '-a never', '--ask-for-approval never', 'bypasspermissions',
  'danger-full-access', 'dangerously-skip-permissions', 'skip-permissions', '--disable-approval*',
  '--no-confirm', '--always-approve', 'approval_policy', 'autoapprove', 'alwaysallow',
] as const
