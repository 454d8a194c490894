/** What a text may ask an agent to do. Cores in nine languages for what attacks need most. */

export const override = [
  'ignore', 'ignores', 'ignoring', 'disregard*', 'forget', 'override', 'overrides', 'overriding',
  'overrule*', 'supersede*', 'discard', 'pay no attention to', 'stop following',
  'no longer follow', 'do not follow', "don't follow", 'cancel all', 'nullify',
  'take precedence over', 'takes precedence over', 'replaces all', '忽略', '无视', '忘记',
  '无需遵守', '不要遵守', '無視', '忘れて', '従わない', '무시', '잊어', 'ignora*', 'olvida*',
  'descarta*', 'ignoriere*', 'vergiss*', 'missachte*', 'ignorez', 'oubliez', 'oublie',
  'ne tenez pas compte', 'ignore as', 'desconsidere', 'esqueça*', 'игнорируй*', 'забудь*',
  'не обращай внимания', 'проигнорируй*',
] as const

export const send = [
  'hand over', 'hands over', 'hand it', 'hand them', 'hand the', 'goes to', 'go to', 'blind copy',
  'pass it to', 'pass them to', 'pass the', 'direct it to', 'deliver the', 'deliver it', 'send', 'sends', 'sending', 'sent to', 'upload', 'uploads', 'uploading', 'uploaded to',
  'transmit*', 'exfiltrat*', 'forward it', 'forward the', 'forward all', 'forward any',
  'forward a', 'forward them', 'forward every', 'forward each', 'forward incoming', 'forward copies', 'forwards', 'forwarding', 'post it', 'post its', 'post their', 'post them',
  'post the', 'post all', 'post to', 'posts to', 'posting', 'submit the', 'submit it',
  'submit all', 'submit them', 'submits', 'relay', 'relays', 'relaying', 'beacon', 'beacons',
  'phone home', 'phones home', 'report back', 'report to', 'reports to', 'email it', 'email the',
  'email them', 'email all', 'mail it', 'mail them', 'e-mail it', 'e-mail the', 'sync the',
  'sync to', 'syncs to', 'synced to', 'ship to', 'ship it', 'deliver to', 'delivers to', 'leak',
  'leaks', 'leaking', 'publish the', 'publish it', 'publish all', 'share the', 'share all',
  'share it with', 'share them with', 'copy to', 'copy it to', 'copied to', 'cc', 'bcc',
  'stream to', 'streams to', 'dispatch', 'pipe to', 'push to', 'pushes to', 'pushed to',
  'transfer to', 'transfers', 'http post', 'post request', 'put request', 'append to the url',
  'append it to the url', 'encode it in the url', 'as a query parameter', 'in the query string',
  'as a url parameter', '发送', '上传', '传送', '提交到', '送信', 'アップロード', '転送', '전송',
  '업로드', '보내', 'envía*', 'envia*', 'enviar', 'sube a', 'transmite*', 'sende*', 'hochlade*',
  'übermittel*', 'schicke*', 'envoie*', 'envie', 'enviem', 'envoyez', 'envoyer', 'téléverse*', 'transmettez',
  'carregue', 'отправь*', 'отправля*', 'загрузи*', 'перешли*', 'передай*',
] as const

export const collect = [
  'list all', 'list every', 'list any', 'compile', 'document all', 'check your', 'collect', 'collects', 'collecting', 'gather', 'gathers', 'gathering', 'harvest*', 'capture',
  'captures', 'capturing', 'captured', 'record', 'records', 'recording', 'extract', 'extracts',
  'extracting', 'enumerate*', 'dump', 'dumps', 'dumping', 'scrape', 'scrapes', 'grab', 'grabs',
  'steal', 'steals', 'stealing', 'intercept', 'intercepts', 'intercepting', 'scan for', 'scan the',
  'search for', 'look for', 'find all', 'find any', 'read', 'reads', 'reading', 'cat', 'retrieve',
  'retrieves', 'obtain', 'access', 'include', 'includes', 'append', 'append*', 'copy', 'back up',
  'backup', 'log', 'logs', 'logging', 'store', 'save', 'monitor', 'track', 'take a', 'export',
  'fetch', '收集', '读取', '窃取', '提取', '読み取', '収集', '抽出', '수집', '읽어', '추출',
  'recopila*', 'extrae*', 'lee', 'roba*', 'sammle*', 'lies', 'lese', 'stiehl*', 'collecte*',
  'lisez', 'lis', 'récupère*', 'extrais', 'colete', 'leia', 'собери*', 'прочитай*', 'извлеки*',
  'считай', 'укради*',
] as const

export const obey = [
  'follow', 'follows', 'following its', 'obey', 'obeys', 'comply with', 'carry out', 'act on',
  'act upon', 'do what', 'do whatever', 'apply its', 'treat it as', 'treat them as', 'treat its',
  'treat the', 'execute', 'executes', 'execute any', 'execute all', 'execute the', 'perform',
  'adopt', 'adhere to', 'run whatever', 'do exactly', 'as your instructions', 'as instructions',
  'as new instructions', '执行', '遵循', '遵守', '実行', '従って', '따르', '실행', 'sigue',
  'ejecuta*', 'befolge*', 'führe', 'suis', 'suivez', 'exécute*', 'siga', 'execute as', 'выполни*',
  'следуй*',
] as const

export const run = [
  'run', 'runs', 'running', 'execute', 'executes', 'executing', 'launch', 'launches', 'invoke',
  'start', 'eval', 'install', 'installs', 'source', 'double-click', 'open the installer',
  'open terminal', 'paste into terminal', 'paste it into', 'paste the following', 'paste this',
  'copy and paste', 'copy-paste',
] as const

export const download = [
  'download', 'downloads', 'downloading', 'downloaded', 'fetch', 'fetches', 'fetching', 'pull',
  'pulls', 'retrieve', 'retrieves', 'load', 'loads', 'get the latest', 'curl', 'wget', 'grab',
  'read', 'check', 'visit', 'open', 'import', 'consult', '下载', '获取', 'ダウンロード', '取得',
  '다운로드', '가져와', 'descarga*', 'lade', 'herunterlad*', 'télécharge*', 'baixe', 'скачай*',
  'загрузи*',
] as const

export const conceal = [
  'silently', 'secretly', 'covertly', 'quietly', 'discreetly', 'stealthily', 'surreptitiously',
  'without telling', 'without informing', 'without notifying', 'without mentioning',
  'without alerting', 'without disclosing', 'without showing', 'without revealing',
  'without the user knowing', "without the user's knowledge", 'without user knowledge',
  'without their knowledge', 'behind the scenes', 'in the background', 'do not tell', "don't tell",
  'never tell', 'do not mention', "don't mention", 'never mention', 'do not inform',
  "don't inform", 'never inform', 'do not reveal', "don't reveal", 'never reveal',
  'do not disclose', "don't disclose", 'never disclose', 'do not show', "don't show", 'never show',
  'do not report', "don't report", 'do not notify', "don't notify", 'do not alert', "don't alert",
  'do not let the user', "don't let the user", 'do not display', "don't display",
  'do not acknowledge', "don't acknowledge", 'never acknowledge', 'do not explain',
  'do not log this', 'do not discuss', 'never discuss', 'hide this', 'hide the', 'hide it',
  'hide any', 'conceal*', 'keep this hidden', 'keep it hidden', 'keep this secret',
  'keep it secret', 'keep this confidential', 'must not know', 'should not know', 'must not see',
  'should not see', 'must not notice', 'should not be aware', 'unaware of it', 'unaware of this',
  'unaware of that', 'unaware of what', 'unaware that', 'remains unaware', 'remain unaware',
  'stay unaware', 'stays unaware', 'user unaware', 'them unaware', 'unnoticed',
  'invisible to the user', 'hidden from the user', 'not visible to the user', 'no need to mention',
  'no need to tell', 'omit from the summary', 'omit this', 'leave this out', 'exclude this from',
  'suppress any', 'suppress the output', 'pretend', 'act as if nothing', 'as if nothing',
  '不要告诉', '不要提及', '不要让用户', '悄悄', '秘密', '暗中', '静默', '隐藏', '知らせず',
  '言わないで', '伝えない', 'こっそり', '密かに', '몰래', '알리지', '말하지', '조용히',
  'sin decir', 'no menciones', 'no le digas', 'en secreto', 'silenciosamente', 'sin informar',
  'sin que el usuario', 'heimlich', 'ohne den benutzer', 'sage dem benutzer nicht',
  'sag dem nutzer nicht', 'erwähne nicht', 'im stillen', 'sans informer', 'sans prévenir',
  'ne dites pas', 'ne dis pas', 'ne mentionne*', 'en silence', 'discrètement', 'secrètement',
  'sem informar', 'não mencione', 'não diga', 'em segredo', 'discretamente', 'не говори*',
  'не сообщай*', 'не упоминай*', 'скрытно', 'тайно', 'незаметно', 'втайне',
] as const

export const unasked = [
  'without asking', 'without confirmation', 'without confirming', 'without approval',
  'without permission', 'without prompting', 'without consent', 'without user confirmation',
  'without user approval', 'without user consent', 'without requesting', 'without waiting',
  'without review', "without the user's consent", "without the user's permission", 'do not ask',
  "don't ask", 'never ask', 'no confirmation', 'no approval', 'skip confirmation',
  'skip the confirmation', 'skip approval', 'skip all confirmation*', 'bypass confirmation',
  'bypass approval', 'bypass permission*', 'bypass the permission*', 'auto-approve*',
  'auto approve*', 'automatically approve*', 'autoapprove*', 'always approve', 'always allow',
  'always say yes', 'assume consent', 'assume approval', 'assume permission', 'pre-approved',
  'pre-authorized', 'preauthorized', 'already approved', 'already authorized', 'already consented',
  'user has already approved', 'user has already consented', 'do not wait for', 'do not prompt',
  "don't prompt", 'do not confirm', "don't confirm", 'no need to ask', 'no need to confirm',
  'suppress confirmation', 'answer yes to', '无需确认', '不要询问', '未经确认', '自动批准',
  '確認なし', '確認せず', '許可なく', '묻지', '확인 없이', '승인 없이', 'sin preguntar',
  'sin confirmar', 'sin confirmación', 'ohne nachfrage', 'ohne zu fragen', 'ohne bestätigung',
  'sans demander', 'sans confirmation', 'sem perguntar', 'sem confirmação', 'без подтверждения',
  'не спрашивай*',
] as const

export const disable = [
  'disable', 'disables', 'disabling', 'disabled', 'turn off', 'turns off', 'switch off',
  'deactivate*', 'bypass', 'bypasses', 'bypassing', 'skip', 'skips', 'skipping', 'circumvent*',
  'evade', 'avoid', 'suppress', 'suppresses', 'remove', 'relax', 'lift', 'omit', 'ignore',
  'opt out of', 'do not perform', 'do not run', 'no longer apply', 'are suspended',
  'does not apply', 'do not apply',
] as const

export const erase = [
  'delete', 'deletes', 'deleting', 'erase', 'erases', 'wipe', 'wipes', 'wiping', 'destroy',
  'destroys', 'purge', 'remove all', 'removes all', 'rm -rf', 'drop all', 'truncate', 'overwrite',
  'clear all', 'clear the', 'encrypt all', 'cancel all', '删除', '削除', '삭제', 'borra*', 'elimina*',
  'lösche*', 'supprime*', 'apague', 'удали*',
] as const

export const write = [
  'write', 'writes', 'writing', 'append', 'appends', 'add', 'adds', 'adding', 'insert', 'inserts',
  'inject', 'injects', 'update', 'updates', 'modify', 'modifies', 'edit', 'edits', 'create',
  'creates', 'save', 'saves', 'store', 'stores', 'persist', 'persists', 'overwrite', 'replace',
  'change', 'set', 'put', 'copy', 'install', 'register', 'echo', 'tee', 'prepend', 'embed',
  'remember', 'memorize',
] as const

export const promote = [
  'recommend', 'recommends', 'recommending', 'promote', 'promotes', 'promoting', 'favor', 'favors',
  'favour', 'favours', 'prefer', 'endorse*', 'advertise', 'steer', 'steers', 'nudge', 'nudges',
  'mention', 'praise', 'rank', 'ranks', 'rate', 'rates', 'score', 'portray', 'downplay*',
  'disparage*', 'discredit*', 'bias', 'suggest', 'referral', 'affiliate', 'insert a link',
  'include a link', 'add a link', 'criticize', 'emphasize', 'de-emphasize',
] as const

export const reveal = [
  'reveal', 'reveals', 'print', 'output', 'repeat', 'show me', 'disclose', 'display', 'return',
  'dump', 'leak', 'recite', 'tell me', 'translate', 'summarize', 'echo',
] as const

export const backdoor = [
  'backdoor', 'backdoors', 'back door', 'hidden endpoint', 'hidden account', 'hidden route',
  'master password', 'default password', 'default admin', 'admin account', 'admin user',
] as const

export const fabricate = [
  'fabricate*', 'falsif*', 'forge', 'invent', 'inflate*', 'fake', 'faking', 'make up', 'overstate*',
  'exaggerate*', 'manipulate*', 'backdate*', 'claim', 'claims', 'claiming', 'cite', 'citation',
  'authorship', 'outperform*', 'increase', 'boost', 'raise',
] as const

export const lasting = [
  'reinstalls', 're-installs', 'reinstall itself', 'persistent', 'uninstall*', 'removal',
  'updates', 'auto-update*', 'self-update*', 'patches', 'new version*', 'latest version',
] as const

export const opinion = [
  'favor', 'favour', 'right-leaning', 'left-leaning', 'right-wing', 'left-wing', 'conservative',
  'liberal', 'political', 'climate change', 'bad light', 'benefit of the doubt', 'lower than',
] as const

export const practice = [
  'string concatenation', 'raw sql', 'dynamic sql', 'plaintext', 'plain text', 'force push',
  'force-push', '--force', 'public', 'chmod 777', 'hardcode*', 'hard-code*', 'unnecessary',
  'overkill', 'card data', 'card numbers', 'stress tests', '--no-verify',
] as const

export const passOn = [
  'shared with', 'third parties', 'third-party', 'partners', 'transmitted', 'telemetry',
  'analytics', 'sent to', 'reported to', 'advertisers', 'advertising',
] as const

export const grant = [
  'elevate*', 'escalate*', 'grant*', 'trust level', 'approval workflow', 'approval process',
  'two-person', 'human review', 'human approval', 'permission check*', 'permission prompt*',
] as const

export const rank = [
  'reject', 'exclude', 'filter out', 'penalize*', 'prohibit', 'prevent', 'discourage', 'waive',
  'evade', 'circumvent', 'deductions', 'applicants', 'candidates',
] as const
