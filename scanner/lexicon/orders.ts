/** Words without which the orders of an attack are hard to give: assent, parts, hush, standing, verdicts. */

export const assent = [
  'questions', 'review', 'reviewers', '"yes"', '"allow"', 'consent*', 'approval*', 'approve*',
  'agreement', 'agrees', 'agreed', 'assent', 'sign-off', 'signed off', 'go-ahead', 'permission*',
  'are you sure', 'dialog', 'dialogs', 'dialogue*', 'silence', 'no reply', 'no answer',
  'objection*', 'green light', 'on their behalf', 'says no', 'said no', 'declines', 'declined',
  'refuses', 'refused', 'afterwards', 'all the same', 'anyway',
] as const

export const persona = [
  'switch over', 'voice', 'voices', 'clerk', 'twin', 'build of the', 'version of', 'persona',
  'imagine', 'in character', 'character', 'alter ego', 'become', 'speak as', 'answer as',
  'reply as', 'respond as', 'play the', 'impersonate', 'scruples', 'filters', 'ethics',
  'alignment', 'uncensored', 'uncut', 'lecture*', 'no limits', 'taboo*',
] as const

export const hush = [
  'narrate*', 'describe', 'speak', 'shown', 'sees', 'reads', 'totals', 'to the reader',
  'look like', 'asked', 'reports', 'summary', 'logs', 'answer', 'answers', 'transcript*',
  'changelog', 'chat', 'notice', 'notices', 'know', 'knows', 'aware', 'attention', 'quiet',
  'concern', 'mention', 'mentions', 'mentioned', 'word', 'trace', 'record', 'blame', 'looks like',
  'reads like', 'reads as', 'appears', 'turn up', 'show up', 'leave out', 'keep out', 'omit',
  'pass over', 'nobody', 'no one', 'client', 'reader', 'readers',
] as const

export const standing = [
  'the assistant', 'the model', 'deployed', 'refusal*', 'limit', 'boundaries', 'began with',
  'set up', 'company', 'addendum', 'hierarchy', 'developers', 'developer', 'obeying',
  'placeholder', 'clash*', 'conflict*', 'contradict*', 'the skill', 'crossed out', 'set aside',
  'precedence', 'priority', 'prevail*', 'outrank*', 'void', 'withdrawn', 'obsolete', 'lifted',
  'in force', 'binding', 'bind', 'briefing', 'brief', 'guidance', 'told', 'operator', 'vendor',
  'platform', 'wishes', 'what came before', 'earlier', 'previous', 'prior', 'before this',
  'before now',
] as const

export const verdict = [
  'reviewers', 'classify', 'audited', 'rating', 'reinstall', 'restore', 'recreate', 'benign',
  'harmless', 'cleared', 'vetted', 'false positive*', 'mark', 'findings', 'scan', 'scanners',
  'checker*', 'static checks', 'moderator*', 'this skill', 'this file', 'password', 'phrase',
  'keyword', 'passphrase',
] as const

export const caution = [
  'interactions', 'safety note*', 'safety warning*', 'safety instruction*', 'warning signs',
  'uncertain*', 'damage', 'peanut*', 'injur*', 'poison*', 'cancer', 'burns', 'defects', 'recall*',
  'dose', 'dosage*', 'disclaim*', 'emergency', 'risk', 'allergen*', 'expiry', 'death*', 'bleeding',
  'losses', 'lawsuit*', 'caution*', 'leaflet', 'overdos*', 'side effect*', 'contraindication*',
  'contra-indication*', 'adverse', 'doctor*', 'physician*', 'pharmacist*', 'lawyer*', 'attorney*',
  'hazard*', 'disclaimer*', 'caveat*', 'allerg*', 'risk statement*', 'age limit*', 'side-effect*',
  'helpline*', 'risks', 'started with', 'configured', 'code block',
] as const
