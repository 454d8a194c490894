/** Who is spoken of when a text says whose words count: this text itself, those who hire the agent, what came before. */

import { worded } from '../wording.ts'

/** This text. */
export const SELF =
  /\b(?:th(?:is|e|ese|ose) (?:\w{1,12} )?(?:files?|skills?|documents?|notes|text|lines?|sections?|pages?|paragraphs?|rules|instructions?|guide|guidelines|steps|playbook|manual|directions|directives|words|block|list|module|orders)(?: (?:below|here|above|that follow))?|what (?:follows|is written here|stands here|is (?:said|set out|written) (?:here|below))|the following|everything (?:below|here|in here)|herein|the text below|its text|these)\b/

/** What the agent was told by others. */
export const THEIRS = worded(
  /\b(?:(?:what|whatever|anything|everything|all|things?|guidance|rules?|orders?|instructions?|words?|text|directions|limits?) (?:\w{1,12} ){0,3}(?:you (?:were|have been|had been|are|got|received|may have been|might have been|have|had) (?:\w{1,10} )?(?:told|given|taught|instructed|asked|received|shown|learned|trained)|you (?:got|received|heard|learned|know) (?:\w{1,12} )?(?:before|earlier|so far|until now|at the start|previously)|(?:was|were|is|has been) (?:said|told|given|set|configured|agreed|written|established) (?:\w{1,12} ){0,3}(?:before|earlier|so far|until now|previously|above|elsewhere|outside))|you may have been told|you (?:were|have been) told|(?:your|the|any|all|every|earlier|previous|prior|former|existing|original|initial|preceding|standing|default|built-in|other) (?:\w{1,14} ){0,3}(?:instructions?|guidance|guidelines|rules|briefing|brief|directives?|directions|orders|guardrails?|safeguards|polic(?:y|ies)|bounds|constraints|restrictions|programming|system prompt|system message|developer message|house rules|charter|mandate|principles|training|commitments)|(?:the|your|any) (?:operator|vendor|platform|provider|developer|system|maker|company|host|employer|client|user|human)(?:'s|s'|s)? (?:\w{1,12} ){0,2}(?:configured|set|said|says|told|tells|asked|asks|wanted|wants|instructed|configured|requests?|wish(?:es)?|preferences?|instructions?|orders?|polic(?:y|ies)|prompt|message|rules|limits|guidelines|words?)|(?:earlier|previous|prior|preceding|other) (?:messages?|turns?|text|conversation|exchanges|statements|prompts?|requests?)|(?:what|everything|anything) (?:that )?(?:came|stands|stood|was|is said) (?:before|above|earlier|elsewhere)|system (?:prompt|message)|(?:anyone|anybody|everyone) else|(?:anything|everything|all) else)\b/,
)

/** Whose word an agent must keep to, and no skill may set aside. */
export const PRINCIPAL =
  /\b(?:operators?|vendors?|platforms?|providers?|makers?|developers?|anthropic|openai|system (?:prompt|message)|users?|humans?|hosts?|employers?|you(?:r)?|safety|guardrails?|anyone else|anything else|everything else)\b/
