/** What a text says when it speaks of itself, and of putting itself somewhere. Patterns on small letters. */

import { source } from '../../patterns/verbose.ts'

/** This text, or a part of it. */
export const THIS_TEXT = source`
  \b(?:(?:this(?: very)?|these|our|the (?:above|present|following|same|whole|entire)) (?!(?:resolved|selected|
    configured|requested|matching) )(?:\w{1,10} )?(?:files?|texts?|
  skills?|rules?|
      instructions?|sections?|blocks?|paragraphs?|lines?|pages?|passages?|notes?|messages?|wording|
      orders|guidance|documents?|words|policy|manual|snippet)|
    the (?:\w{1,10} )?(?:block|section|text|paragraph|lines?|rules?|
      instructions?|passage) (?:above|below|
    you are reading)|
    (?:an? )?(?:duplicate|cop(?:y|ies)|replica|excerpt) of (?:this|these|our|the present|the above|
      itself|the skill)(?: \w{3,14})?|
    (?:the )?whole of this (?:skill|file|text|page)|
    the (?:page|file|skill|publisher|document)'s (?:orders|rules|text|instructions))\b
`

/** Put somewhere, in any form of the verb. */
export const PUT = source`
  \b(?:cop(?:y|ies|ied)|put|puts|writes?|written|pastes?|pasted|inserts?|inserted|adds?|added|
    appends?|appended|embed(?:s|ded)?|replicate[sd]?|propagate[sd]?|plants?|planted|slips?|slipped|
    carr(?:y|ies|ied)|places?|placed|
    spreads?|includes?|included|injects?|injected|prepends?|prepended|drops?|dropped|deposits?|
    deposited|duplicates?|duplicated|leaves?|left|hides?|smuggles?|attach(?:es)?|installs?|
    installed|stores?|stored|saves?|saved)\b
`
