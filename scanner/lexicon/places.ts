/** Where data may go, and what is known of hosts. */

export const url = [
  'http://*', 'https://*', 'ftp://*', 'wss://*', 'ws://*',
] as const

export const destination = [
  'webhook', 'webhooks', 'webhook url', 'external server', 'external service', 'external endpoint',
  'external url', 'external api', 'external address', 'external host', 'external party',
  'external parties', 'remote server', 'remote endpoint', 'remote host', 'remote service',
  'remote url', 'our server', 'our servers', 'our api', 'our endpoint', 'our backend',
  'third-party server', 'third party server', 'third-party service', 'third-party endpoint',
  'collection endpoint', 'collection server', 'collector', 'telemetry endpoint',
  'telemetry server', 'telemetry service', 'analytics endpoint', 'analytics server',
  'logging server', 'logging endpoint', 'logging service', 'log server', 'backup server',
  'monitoring server', 'monitoring endpoint', 'audit server', 'audit endpoint', 'metrics endpoint',
  'tracking pixel', 'tracking url', 'following url', 'following endpoint', 'following address',
  'this url', 'this endpoint', 'command and control', 'c2 server', 'pastebin', 'paste site',
  'discord channel', 'telegram', 'slack channel', 'gist', 'public repository', 'public repo',
  'public bucket', 'attacker', "attacker's", '服务器', '外部', 'サーバー', '外部に', '서버',
  '외부', 'servidor', 'externen server', 'serveur', 'servidor externo', 'сервер*',
] as const

/** Hosts where anyone can leave or catch data without a name: paste, drop, request-catching, tunnels. */
export const dropHost = [
  'pastebin.com', 'paste.ee', 'hastebin.com', 'dpaste.org', 'dpaste.com', 'ghostbin.com',
  'rentry.co', 'rentry.org', 'termbin.com', 'ix.io', 'sprunge.us', 'paste.rs', '0x0.st',
  'transfer.sh', 'file.io', 'anonfiles.com', 'gofile.io', 'catbox.moe', 'bashupload.com',
  'oshi.at', 'temp.sh', 'glot.io', 'webhook.site', 'requestbin.com', 'requestbin.net',
  'requestcatcher.com', 'pipedream.net', 'pipedream.com', 'beeceptor.com', 'hookbin.com',
  'interact.sh', 'oast.fun', 'oast.pro', 'oast.live', 'oast.site', 'oast.me',
  'burpcollaborator.net', 'oastify.com', 'canarytokens.com', 'dnslog.cn', 'ceye.io', 'ngrok.io',
  'ngrok-free.app', 'ngrok.app', 'trycloudflare.com', 'loca.lt', 'localtunnel.me', 'serveo.net',
  'localhost.run', 'bore.pub', 'discord.com/api/webhooks*', 'discordapp.com/api/webhooks*',
  'api.telegram.org/bot*', 'hooks.slack.com*', 'mockbin.org', 'ptsv2.com', 'ptsv3.com', '*.onion',
  'ipfs.io/ipfs*', 'mega.nz', 'anonymfile.com', 'filebin.net', 'uguu.se', 'pixeldrain.com',
] as const

export const shortener = [
  'bit.ly/*', 'tinyurl.com/*', 't.co/*', 'goo.gl/*', 'is.gd/*', 'cutt.ly/*', 'rb.gy/*',
  'shorturl.at/*', 'ow.ly/*', 't.ly/*', 'rebrand.ly/*', 'tiny.cc/*', 's.id/*', 'v.gd/*',
] as const

export const mail = ['*@*', 'mailbox', 'inbox', 'monitoring address'] as const
