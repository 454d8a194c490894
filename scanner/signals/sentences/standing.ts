/** Who is spoken of when a text says whose words count: this text itself, those who hire the agent, what came before. */

import { regex } from '../../patterns/verbose.ts'
import { worded } from '../../patterns/wording.ts'

/** This text. */
export const SELF = regex`
    \b(?:th(?:is|e|ese|ose) (?:\w{1,12} )?
      (?:files?|skills?|documents?|notes|text|lines?|sections?|pages?|paragraphs?|rules|
        instructions?|guide|guidelines|steps|playbook|manual|directions|directives|words|block|
        list|module|orders)(?: (?:below|here|above|that follow))?|
      what (?:follows|is written here|stands here|is (?:said|set out|written) (?:here|below))|
      the following|everything (?:below|here|in here)|herein|the text below|its text|these)\b
  `

/** What the agent was told by others. */
export const THEIRS = worded(
  regex`
    \b(?:(?:what|whatever|anything|everything|all|things?|guidance|
        rules?|orders?|agreements?|promises?|arrangements?|commitments?|instructions?|words?|
        text|directions|limits?) (?:\w{1,12} ){0,3}(?:you (?:were|have been|
          had been|are|got|received|may have been|might have been|have|had) (?:\w{1,10} )?
        (?:told|given|taught|instructed|asked|received|shown|learned|trained)|
        you (?:made|gave|agreed|promised) (?:to |with |on )?(?:the )?(?:user|operator|client|
          owner|customer|them|earlier)|you (?:got|received|heard|learned|know) (?:\w{1,12} )?
        (?:before|earlier|so far|until now|at the start|previously)|
        (?:was|were|is|has been) (?:said|told|given|set|configured|agreed|
          written|established) (?:\w{1,12} ){0,3}(?:before|earlier|so far|until now|previously|
          above|elsewhere|outside))|you may have been told|you (?:were|have been) told|(?:your|
        the|any|all|every|earlier|previous|prior|former|existing|original|initial|preceding|
        standing|default|built-in|other) (?:[\w-]{1,14} ){0,3}(?:instructions?|guidance|
        guidelines|rules|briefing|brief|directives?|directions|orders|guardrails?|safeguards|
        polic(?:y|ies)|bounds|constraints|restrictions|programming|system prompt|system message|
        developer message|house rules|charter|mandate|principles|training|commitments)|
      (?:the|your|any) (?:operator|vendor|platform|provider|developer|system|maker|company|host|
        employer|client|user|human)(?:'s|s'|s)? (?:(?:or|and|nor) (?:the )?\w{1,10}(?:'s|s')? )?
      (?:\w{1,12} ){0,2}(?:configured|set|said|says|told|tells|asked|asks|
        wanted|wants|instructed|configured|requests?|wish(?:es)?|preferences?|
        instructions?|orders?|polic(?:y|ies)|prompt|messages?|rules|limits|guidelines|words?)|
      (?:user|operator|owner|customer)(?:'s|s')? (?:requests?|wish(?:es)?|orders?|
        instructions?|objections?|commands?)|
      (?:earlier|previous|prior|preceding|other) (?:messages?|turns?|text|conversation|
        exchanges|statements|prompts?|requests?)|(?:what|everything|anything) (?:that )?(?:came|
        stands|stood|was|is said) (?:before|above|earlier|elsewhere)|system (?:prompt|message)|
      (?:anyone|anybody|everyone) else|(?:anything|everything|all) else)\b
  `,
)

/** Whose word an agent must keep to, and no skill may set aside. */
export const PRINCIPAL = regex`
  \b(?:operators?|vendors?|platforms?|providers?|makers?|developers?|anthropic|openai|
    system (?:prompt|message)|users?|humans?|hosts?|employers?|you(?:r)?|safety|guardrails?|
    anyone else|anything else|everything else)\b
`

/** What keeps the agent within bounds, spoken of as its own: a skill has hardly any reason to. */
export const OWN = worded(
  regex`
    \b(?:the|your|any|its|all|every) (?:\w{1,10} )?
    (?:system|company|vendor|platform|operator|deployer|developer|provider|host|startup|
      start-up|base|initial|original|hidden|default|safety|setup|set-up) (?:prompts?|messages?|
      instructions?|rules|polic(?:y|ies)|limits|limitations|constraints|restrictions|guidelines|
      guardrails|addend(?:um|a)|layer|training|text|briefing|boundaries|preamble)\b|
    \byour (?:[\w-]{1,12} ){0,2}(?:instructions|guidelines|content polic(?:y|ies)|
      polic(?:y|ies)|rule ?set|rules|restrictions|limits|limitations|programming|training|
      guardrails|boundaries|principles|safeguards|safety (?:rules|training|polic\w{1,3}|layer|
        filters?|guidelines)|briefing|constraints|directives|refusals?|conscience)\b|
    \b(?:limits?|rules?|restrictions?|instructions?|bounds|constraints|guidelines|text|
      guidance) (?:\w{1,10} ){0,3}(?:placed on|given to|imposed on|set for|put on|told to|came with|
      come with|built into|handed to|written for|binding on|laid upon) you\b|
    \byou (?:began|started|
      were (?:set up|started|initiali[sz]ed|deployed|primed|launched|configured|loaded)) with\b|
    \byou (?:are|were) (?:operating|working|running|placed|put) under\b|
    \b(?:whoever|those who|the (?:people|company|team|firm) (?:that|who)|who) (?:deployed|
      configured|made|built|trained|runs|hired|set up|wrote|
      hosts?) (?:you|the assistant|the model|this model)\b|
    \byour (?:makers?|developers?|creators?|operators?|deployers?|vendors?|trainers?|builders?)\b|
    \bdevelopers? (?:wrote|told|gave|taught) (?:to )?you\b|
    \b(?:usual|ordinary|normal|regular|standard) (?:rules|limits|boundaries|restrictions|
      guardrails|safeguards|safety \w{1,10})(?: on \w{1,12})?\b|
    \bwhat (?:you were|your \w{1,12}|the \w{1,12}) (?:told|taught|wrote|given|said)\b
  `,
)
