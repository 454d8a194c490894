/**
 * Deeds in code and settings by which a house runs what a stranger makes of it next: hooks and extensions from elsewhere,
 * modules, steps and applications that follow somebody's branch.
 */

import { regex, source } from '../../../patterns/verbose.ts'
import { beside, deed, toHost, toStranger } from './deed.ts'

/** What runs with each commit, or each start of an editor or a container, lies where others write. */
export const TOOLS_FROM_SHARES = [
  deed(
    regex`
      \bcore\.(?:hookspath|fsmonitor|sshcommand|editor|pager|
      askpass)["'\x60]?[\s=:]{1,4}["'\x60]{0,2}
      (?:\/\/|\\{2,4})[\w.-]{3,80}[\\\/]|
      \[include\][^\n]{0,12}\s{0,4}path\s?=\s?["']?(?:\/\/|\\{2,4})[\w.-]{3,80}[\\\/]|
      \b(?:init\.templatedir|include\.path)["'\x60]?[\s=:]{1,4}["'\x60]{0,2}
      (?:\/\/|\\{2,4})[\w.-]{3,80}[\\\/]|
      \bgit config\b[^\n]{0,20}(?:--system|--global)[^\n]{0,20}\bcore\.hookspath["']?\s{1,3}["']?
      (?:\/tmp|\/var\/tmp|\/dev\/shm|\/mnt\/(?:public|share)\w{0,8}|\/srv\/(?:public|
      share)\w{0,8})\/
    `,
    'crit',
  ),
  toStranger(
    /--install-extension[ =](?:<\(\s?(?:curl|wget)\b[^\n]{0,60}?|["']?)https?:\/\//,
    'crit',
  ),
  toHost(
    regex`
      \b(?:extensionsgallery|service_?url|vscode_gallery\w{0,20})\b[^]{0,60}?
      (https?:\/\/(?!open-vsx|marketplace\.visualstudio)[^\s"'\x60]{4,80}\/[^\s"'\x60]{0,40}
      (?:gallery|vscode|api)[^\s"'\x60]{0,40})
    `,
    'high',
  ),
  deed(
    regex`
      ["']?extensions\.verifysignature["']?\s?:\s?false\b[^]{0,200}?
      \bsecurity\.workspace\.trust\.enabled["']?\s?:\s?false\b
    `,
    'crit',
  ),
  beside(
    /--privileged\b|\bdocker\.sock\b|\b(?:curl|wget)\b/,
    deed(
      regex`
        \bsource=(?:\$\{localenv:(?:home|userprofile)\}){1,2}\/?,\s?target=|
        \b(?:postcreate|poststart|oncreate|updatecontent|postattach|initialize)command\b[^]{0,200}?
        \b(?:curl|wget)\b[^\n|]{0,120}(?:\)|\|\s?(?:ba|z)?sh\b)
      `,
      'crit',
    ),
  ),
]

/** An account that manuals leave for the reader. */
const OTHERS = source`
  (?![^\/\s]{1,60}\/(?:org|orgs?name|organi[sz]ation|owner|user(?:name)?|acme|company|corp|team|
    platform|argoproj)[\/-])
`

/** What a stranger pushes is carried out by itself, with the rights of the house. */
export const FOLLOWED_BLINDLY = [
  toStranger(
    regex`
      \bargocd app (?:create|set)\b(?=[^\n]{0,400}--(?:self-heal|auto-prune|sync-policy[ =]auto))
      [^\n]{0,120}--repo[ =]["']?https?:\/\/${OTHERS}|
      \bautomated\b[^]{0,120}?\bselfheal\b[^]{0,600}?\brepourl:\s?["']?https?:\/\/${OTHERS}|
      \brepourl:\s?["']?https?:\/\/${OTHERS}
      (?=[^]{0,400}?\btargetrevision:\s?["']?(?:head|main|master)\b)
      (?=[^]{0,600}?\bselfheal:\s?true\b)
    `,
    'high',
  ),
  beside(
    /-auto-approve\b|\b(?:admin|owner|root)\b/,
    toStranger(/\bsource\s{0,8}=\s?["'](?:git::)?https?:\/\/(?![^"'\n]{0,200}[?&]ref=)/, 'high'),
  ),
  beside(
    /\bcluster-admin\b/,
    toStranger(/\bflux create source git\b[^\n]{0,120}?--url[ =]["']?https?:\/\//, 'high'),
  ),
  beside(
    /\b(?:everybody|everyone|all repos|every repo\w{0,8}|--install-hooks)\b/,
    toStranger(
      regex`
        \bpre-commit\b[^]{0,120}?\bhttps?:\/\/[^\s]{4,120}[^]{0,40}?\brev: ?(?:main|master|head)\b
      `,
      'high',
    ),
  ),
  deed(/\borbs?\b[^]{0,120}?[\w-]{2,40}\/[\w-]{2,40}@(?:volatile|dev:\w{2,20})\b/, 'high'),
  // Every secret, for a step or a job that is whatever its maker makes of it next.
  deed(
    regex`
      \buses:\s?(?!actions\/|github\/|docker\/|aws-actions\/|azure\/|google-github-actions\/|
        hashicorp\/|\.\/)[\w-]{2,40}\/[\w.\/-]{2,100}@(?:main|master|dev|develop|latest|head|
        trunk)\b
      [^]{0,300}?(?:\btojson\(\s?secrets\s?\)|
        \bsecrets\.\w{0,24}(?:org|admin|root|owner)\w{0,12}_?(?:pat|token|key)\b|
        \bsecrets: inherit\b[^]{0,80}?\bwrite-all\b|
        \bwrite-all\b[^]{0,80}?\bsecrets: inherit\b)
    `,
    'high',
  ),
  toStranger(
    regex`
      \binclude:\s{1,8}-?\s?\{?\s?remote:\s?["']?https?:\/\/
    `,
    'high',
  ),
]
