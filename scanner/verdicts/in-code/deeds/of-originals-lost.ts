/** Deeds in code by which originals, archives and what a court has asked to keep are gone for good. */

import { regex } from '../../../patterns/verbose.ts'
import { beside, deed } from './deed.ts'

/** Nothing but a small copy is left of pictures, films and sound. */
export const ORIGINALS_LOST = [
  deed(
    regex`
      \b(?:magick|convert|mogrify|ffmpeg|sips|cwebp)\b[^\n]{0,160}(?:&&|;)\s?(?:shred|srm|wipe)\b|
      \.\{?(?:nef|cr2|cr3|arw|dng|raf|orf)\b[^]{0,120}?\b(?:magick|convert|sips)\b[^\n]{0,120}&&\s?rm\b
    `,
    'high',
  ),
  beside(
    /\b(?:masters?|originals?|archive|footage)\b/,
    deed(
      regex`
        \bffmpeg\b[^\n]{0,120}-(?:crf|q:v|b:v)\b[^\n]{0,80}(?:&&|;)\s?mv (?:-f )?\S{1,40}
        ["' ]{1,2}\$
      `,
      'high',
    ),
  ),
  // What is empty is made the model of what is full.
  deed(
    regex`
      \brsync\b[^\n]{0,60}--delete\w{0,8}\b[^\n]{0,30}\s\S{0,30}empty\S{0,10}\s[^\n]{0,40}
      (?:archive|backups?|nas|photos?|pictures|documents|mail|media|vault)\b|
      \brobocopy\b[^\n]{0,40}empty\b[^\n]{0,60}(?:archive|backup|photos|pictures|documents)[^\n]{0,40}
      \/mir\b
    `,
    'crit',
  ),
  deed(
    regex`
      \b(?:0|zero|empty|no files|nothing)\b[^\n]{0,80}\b(?:rclone sync|aws s3 sync|mc mirror)\b
      [^\n]{0,12}\b\w{1,20}:\S{1,40}\s["']?(?:~|\$home|\/home|\/volumes|\/mnt)
    `,
    'crit',
  ),
  beside(
    /\b(?:no need to ask|without asking|(?:whole|entire) of|the whole|empty calendar|do not ask)\b/,
    deed(/\bfor \w{1,12} in \w{0,16}events?\b[^]{0,60}?\bevents\(\)\.delete\(/, 'crit'),
  ),
]

/** Letters, pictures and papers that nobody asked to have deleted, and what somebody is about to ask for. */
export const GONE_BEFORE_THEY_LOOK = [
  deed(
    regex`
      \brm -\w{1,4} ["']?(?:~|\$home)\/[^\n]{0,60}(?:photoslibrary|library\/(?:mail|messages)|
        \.thunderbird|\.pst)\b|
      \bfind\b[^\n]{0,30}(?:archive|backups?|records|photos|mail|cases)\b[^\n]{0,40}-mtime \+[0-3]\b
      [^\n]{0,30}-delete\b|
      \bdelete every message of (?:mailbox )?[\"']?inbox\b|
      \.store\(\s?["']1:\*["'][^\n]{0,30}deleted
    `,
    'high',
  ),
  deed(
    regex`
      (?:\brm -|\bdelete\b|\bpurge\b|\bremove-\w|\bdrop table\b|\bshred\b|\bwipe\b|\bs3 rm\b)
      [^\n]{0,120}\b(?:before|ahead of) the (?:hearing|auditors|inspectors|deposition|regulators?)\b|
      \b(?:before|ahead of) the (?:hearing|auditors|inspectors|deposition|regulators?)\b[^\n]{0,80}
      (?:\brm -|\bdelete\b|\bpurge\b|\bremove-\w|\bdrop table\b|\bshred\b|\bwipe\b|\bs3 rm\b)|
      \b(?:fraud|complaint|lawsuit|bribe|harass\w{0,6}|whistle\w{0,10}|union)\b[^\n]{0,60}
      (?:-deletecontent|\bdoit\b)
    `,
    'crit',
  ),
]

/** A hold is lifted, and what it kept is deleted. */
export const HOLDS_LIFTED = [
  beside(
    /\b(?:harddelete|softdelete|-purge\w{0,4}|purgetype|deletecontent|delete messages|delete-object|s3 rm)\b/,
    deed(
      regex`
        \blitigationholdenabled\b[^\n]{0,6}\$?false\b|\bdelete vaulthold\b|
        \bremove-(?:casehold|retentioncompliance|holdcompliance)policy\b|
        \bput-object-legal-hold\b[^\n]{0,120}\boff\b
      `,
      'crit',
    ),
  ),
]
