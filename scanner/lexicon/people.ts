/** Whom a text speaks to or of, and with what insistence. */

export const user = [
  'user', 'users', "user's", 'the human', 'operator', 'owner', 'developer', 'customer', 'client',
  'reviewer', 'reviewers', 'auditor', 'anyone', 'them', '用户', '使用者', 'ユーザー', '사용자',
  'usuario', 'usuário', 'benutzer', 'nutzer', 'utilisateur', 'пользовател*',
] as const

export const insist = [
  'make sure', 'always', 'every time', 'each time', 'on every', 'for every', 'for each', 'before any',
  'before every', 'before each', 'before doing anything', 'before proceeding', 'before starting',
  'at the start of', 'at the beginning of', 'on startup', 'on load', 'whenever', 'regardless',
  'no matter', 'under all circumstances', 'in all cases', 'must', 'mandatory', 'required', 'first',
  'immediately', 'unconditionally', 'without exception', 'at all times', 'never refuse',
  'automatically', 'by default', 'after every', 'after each', 'end of every', 'end of each',
  'in every response', 'to every response', 'in all responses', 'every response', 'every session',
  'each session', 'every message', 'every request', '必须', '始终', '总是', '每次', '必ず', '常に',
  '毎回', '반드시', '항상', '매번', 'siempre', 'debes', 'immer', 'jedes mal', 'toujours',
  'à chaque', 'sempre', 'всегда', 'каждый раз', 'обязательно',
] as const

export const authority = [
  'system override', 'admin override', 'administrator override', 'developer mode',
  'debug mode enabled', 'maintenance mode', 'god mode', 'jailbreak*', 'dan mode',
  'do anything now', 'unrestricted mode', 'unrestricted', 'unfiltered', 'no restrictions',
  'without restrictions', 'no limitations', 'new instructions:', 'new system prompt',
  'updated instructions:', 'system notice', 'system update:', 'system:', '[system]', '<system>',
  '</system>', '<<sys>>', '<|im_start|>*', '<|im_end|>*', '<|system|>*', '[inst]', '[/inst]',
  '<|endoftext|>*', '<|eot_id|>*', '<|start_header_id|>*', '### system', '### instruction',
  'begin system', 'end of system prompt', 'end of instructions', 'end system prompt',
  'anthropic requires', 'openai requires', 'anthropic has authorized', 'authorized by anthropic',
  'authorized by openai', 'official notice', 'important system', 'critical system',
  'root access granted', 'you are now', 'you are no longer', 'from now on', 'act as',
  'pretend to be', 'roleplay as', 'opposite mode', 'evil', 'sudo mode', 'system administrator',
  'security team', 'it department', 'compliance team',
] as const
