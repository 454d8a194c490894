/**
 * Addresses that are written out in a text. Marks that end one are those which close what it stands in: quotes, brackets,
 * a link. Which of them do is told by each pattern for what it reads; these two serve most.
 */

/** An address of the web, in code as well as in sentences. */
export const ADDRESS = /https?:\/\/[^\s"'`<>)]{3,300}/

/** All addresses in a stretch of text, those of other protocols too; a square bracket ends them as well. */
export const addressesIn = (text: string): readonly string[] =>
  text.match(/(?:https?|ftp|wss?):\/\/[^\s"'`<>)\]]{3,300}/g) ?? []
