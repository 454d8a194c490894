/** Signs in source code that rules look at more closely. */

export const environmentDump = [
  'printenv', 'env', 'os.environ', 'process.env', 'get-childitem env:*', 'gci env:*', 'dir env:*',
  'set', 'export -p', 'declare -x', 'deno.env.toobject', 'env::vars', 'get secret', 'get secrets',
  'config view --raw', 'bw export', 'bw list', 'lpass export', 'keepassxc-cli export', 'vault kv*', 'vault read', 'secretsmanager', 'nomad var*', 'config --show-secrets',
] as const

/** Programs that put many files into one. */
export const packer = ['tar', 'zip', '7z', 'rar', 'gzip'] as const

/** Programs that write out a database as a whole. */
export const databaseDump = [
  'pg_dump', 'pg_dumpall', 'pg_basebackup', 'mysqldump', 'mariadb-dump', 'mongodump', '.dump',
] as const

/** Programs and calls that read the clipboard, the screen, the camera or what a browser keeps. */
export const watcher = [
  'pbpaste', 'xclip', 'xsel', 'wl-paste', 'get-clipboard', 'screencapture', 'scrot', 'grim', 'maim',
  'gnome-screenshot', 'imagesnap', 'fswebcam', 'imagegrab*', 'pyperclip*', 'pyautogui*', 'mss',
  'pynput*', 'clipboard.readtext*', 'navigator.clipboard*', 'copyfromscreen', 'document.cookie', 'localstorage*',
  '*.cookies', 'get_cookies', '*storagestate', 'storage_state', 'cookies.getall',
] as const

/** Programs that say what a machine is and who uses it. */
export const machineFact = [
  'uname', 'hostname', 'whoami', 'ifconfig', 'ipconfig', 'ip addr', 'ip a', 'systeminfo', 'sw_vers',
  'hostnamectl', 'lsb_release', 'system_profiler', 'get-computerinfo', 'gethostname*', 'getuser*',
  'os.userinfo*', 'os.hostname*', 'platform.node*', 'platform.platform*', 'ps aux', 'netstat',
] as const

/** Programs that carry files or words to other machines, apart from those that speak to web servers. */
export const mailer = [
  'mail', 'mailx', 'sendmail', 'mutt', 'msmtp', 'swaks', 'rclone', 'sftp', 'lftp', 's3 cp', 's3 sync',
  'gsutil', 'ping', 'drill', 'storage cp', 'logger -n', 'logger --server', 'ztcp',
] as const

/** Programs that put things where others read them, or open connections. */
export const publisher = [
  'gh', 'gsutil', 'gcloud storage', 'az storage', 's3cmd', 'xdg-open', 'slack chat', 'slackcat',
  'git add', 'git remote', 'git bundle', 'ssh', 'socat', 'telnet', 'openssl s_client', '/dev/tcp*',
  '/dev/udp*', 'pastebinit', 'ffsend', 'croc', 'wormhole', 'ipfs add', 'redis-cli', 'mosquitto_pub',
  'smbclient', 'restic', 'borg', 'azcopy', 'kcat', 'hf upload', 'huggingface-cli', 'psql', 'mysql',
  'mariadb', 'mongorestore', 'pg_restore',
] as const

export const history = ['history', '.bash_history', '.zsh_history'] as const

/** Settings by which traffic takes another way. */
export const redirection = [
  '*_base_url', '*_baseurl', '*_api_base', '*_endpoint', '*_api_endpoint', 'http_proxy', 'https_proxy',
  'all_proxy', 'config set registry', 'config set global*', 'config set index-url', '*.insteadof', '*insteadof',
  'http.proxy', 'https.proxy', '/etc/hosts', '*etc\\hosts', 'add-trusted-cert', '-addstore',
  'import-certificate', 'credential.helper', 'core.sshcommand', '*index_url', 'uv_index', 'npm_config_registry', 'goproxy', 'hf_endpoint',
  'rustup_update_root', 'rustup_dist_server', 'uv_installer_*', 'uv_python_install_mirror', '*_git_remote',
  'homebrew_api_domain', 'nvm_source', 'nvm_nodejs_org_mirror', 'fnm_node_dist_mirror', 'node_mirror', 'electron_mirror',
  'puppeteer_download_*', 'playwright_download_host', 'flutter_storage_base_url', 'pub_hosted_url',
  'yarn_registry', 'homebrew_bottle_domain', 'gem_source', 'index-url', 'registry', 'update-ca-certificates', 'apibase', 'api_base', 'nameserver',
] as const

/** Programs and calls that follow the keyboard. */
export const keyLogger = [
  'pynput*', 'keyboard.*', 'getasynckeystate', 'setwindowshookex*', 'cgeventtapcreate', 'iohook', 'logkeys',
  'xinput', '/dev/input*', 'hs.eventtap*', 'onclipboardchange', 'bash_command', 'rtld_next', 'pipe-pane', 'expose_authtok', 'read -s*', 'read -rs*', '*bin/sudo', 'evdev*', 'script -*', 'strace',
] as const

/** Calls that ask for the day or the hour. */
export const clock = [
  'datetime.*', 'date.today*', 'date.now*', 'time.time*', 'new date*', 'getday*', 'getdate*', 'weekday*', 'date +%*',
  'run_count', 'counter', 'gethostname*', 'os.environ.get*',
] as const

/** Connections as programs of several languages open them. */
export const shellSocket = [
  'use socket*', 'tcpsocket*', 'fsockopen*', "require('net')", 'require("net")', '*node:net*', '/inet/tcp*',
  '*sockets.tcpclient*', 'socket.tcp*',
] as const

export const queryCall = ['execute', 'executemany', 'cursor.execute*', '*.execute'] as const

/** Making files unreadable. */
export const encrypt = [
  'encrypt', 'encrypts', 'encrypted', 'encrypting', 'openssl enc', 'openssl", "enc', "openssl', 'enc", 'openssl smime', 'openssl cms',
  'openssl pkeyutl', 'sse-c*', '--sse-c*', 'gpg', 'age -r', 'age -e', 'age -a', '7z a', 'rage -r', 'sealedbox*', 'sealed_box*', 'crypto_box_seal*', 'public_encrypt*',
  'publicencrypt*', 'zip -e', 'seal', 'seals', 'sealed', 'rsautl -encrypt', 'cryptsetup luksformat', '--symmetric',
  'fernet*', 'aes.new*',
  'lock it', 'lock them', 'as password', 'as the password', 'password-protected', 'password protect*',
  'verschlüssel*', 'chiffre*', '加密', '暗号化',
] as const

export const fileRemoval = [
  'os.remove*', 'os.unlink*', 'shutil.rmtree*', 'fs.unlink*', 'fs.rm*', 'unlink', 'remove-item', 'drop database', 'drop schema', 'truncate table', 'delete from', 'flushall',
  '*dropdatabase*',
] as const

/** Commands that remove whatever a search or a list names. */
export const sweep = ['-delete', '-exec', 'xargs', 'git reset', 'git clean', 'git push', 'git stash'] as const

export const dynamicCode = [
  'eval(*', 'exec(*', 'new function(*', '*function(*', 'compile(*', '__import__(*', 'subprocess',
  'os.system*', 'os.popen*', 'child_process', 'execsync', 'execsync(*', 'spawn(*', 'vm.runin*',
  'pickle.load*', 'yaml.load(*', 'marshal.load*', 'shell=true', 'instance_eval',
  'invoke-expression', 'iex', 'importlib',
] as const

export const network = [
  "require('http*", 'require("http*', "require('node:http*",
  'requests.post*', 'requests.get*', 'requests.put*', 'requests.request*', 'httpx.post*',
  'httpx.get*', 'urllib.request*', 'urlopen', 'http.client', 'fetch(*', 'axios*', 'xmlhttprequest',
  'navigator.sendbeacon', 'sendbeacon', 'websocket', 'socket.connect*', 'socket.socket*',
  'net.connect*', 'new-object net.*', 'net.webclient', 'invoke-webrequest', 'invoke-restmethod',
  'iwr', 'irm', 'curl', 'wget', 'smtplib*', 'sendmail', 'dig', 'nslookup', 'host', 'aiohttp',
  'http.post*', 'http.get*', 'http.newrequest*', 'net::http*', 'httprequest*', 'httpclient*', 'curl_init*', 'httr', 'httr2',
  'reqwest*', 'ureq*', 'okhttp*', 'lwp::useragent*', 'http::tiny*', 'httpsconnection*', 'guzzle*', 'file_get_contents*',
] as const

export const hiddenMarkup = [
  '<!--*', '[//]:', '[comment]:', 'display:none*', 'display: none*', 'visibility:hidden*',
  'visibility: hidden*', 'font-size:0*', 'font-size: 0*', 'opacity:0*', 'opacity: 0*',
  'color:white*', 'color: white*', 'color:#fff*', 'color: #fff*', '<details*', 'hidden>',
  'aria-hidden', '![*', 'alt="*', 'title="*', 'style="*', "style='*", '<template*', '<noscript*', '<input*', '<meta*', '<script*',
  'data-*', '<font*', ']:*', '](*',
] as const

export const archive = [
  '.zip', '.rar', '.7z', '.tar.gz', '.tgz', '.dmg', '.pkg', '.exe', '.msi', '.bat', '.scr',
  '.appimage', '.deb', '.rpm', '.jar', '.ps1', '.vbs', '.cmd', 'installer', 'unzip', 'extract',
  'password:', 'archive',
] as const

export const trigger = [
  'if the date', 'after the date', 'datetime', 'date +*', 'new date(*', 'time.time()',
  'on the nth', 'th run', 'nth time', 'first run', 'when the user says', 'when the user mentions',
  'if the user says', 'if the user mentions', 'trigger phrase', 'magic word', 'code word',
  'passphrase', 'if running in', 'not in ci', 'outside of ci', 'if not in a sandbox', 'sandbox',
  'virtual machine', 'only on weekends', 'after 7 days', 'after installation', 'once installed',
  'in production only', 'when not being observed', 'when no one is watching',
  'not being monitored', 'under evaluation', 'being tested', 'being reviewed',
] as const
