/** All rules, in the order they run, and the version of the set. */

import type { Rule } from '../rule.ts'
import covertRecorder from './credentials/covert-recorder.ts'
import credentialFileRead from './credentials/credential-file-read.ts'
import embeddedSecret from './credentials/embedded-secret.ts'
import magicCredential from './credentials/magic-credential.ts'
import metadataService from './credentials/metadata-service.ts'
import privateDataLog from './credentials/private-data-log.ts'
import shownSecret from './credentials/shown-secret.ts'
import unmaskedSecret from './credentials/unmasked-secret.ts'
import brokenPromise from './declaration/broken-promise.ts'
import broadToolGrant from './declaration/broad-tool-grant.ts'
import declaredCommand from './declaration/declared-command.ts'
import invalidFrontmatter from './declaration/invalid-frontmatter.ts'
import undeclaredTool from './declaration/undeclared-tool.ts'
import agentServerEntry from './execution/agent-server-entry.ts'
import assembledCommand from './execution/assembled-command.ts'
import decodedCodeFlow from './execution/decoded-code-flow.ts'
import downloadedFileRun from './execution/downloaded-file-run.ts'
import dynamicCode from './execution/dynamic-code.ts'
import encodedCommand from './execution/encoded-command.ts'
import fetchedCodeEval from './execution/fetched-code-eval.ts'
import fetchedCodeFlow from './execution/fetched-code-flow.ts'
import fetchedPlan from './execution/fetched-plan.ts'
import fetchedPrompt from './execution/fetched-prompt.ts'
import foreignPackageSource from './execution/foreign-package-source.ts'
import foreignProgram from './execution/foreign-program.ts'
import loadTimeCommand from './execution/load-time-command.ts'
import lookalikePackage from './execution/lookalike-package.ts'
import publicTunnel from './execution/public-tunnel.ts'
import remoteCommandOrder from './execution/remote-command-order.ts'
import remoteScriptPipe from './execution/remote-script-pipe.ts'
import remoteScriptStep from './execution/remote-script-step.ts'
import reverseShell from './execution/reverse-shell.ts'
import shellInjection from './execution/shell-injection.ts'
import shellOverConnection from './execution/shell-over-connection.ts'
import swappedSource from './execution/swapped-source.ts'
import systemToolDownload from './execution/system-tool-download.ts'
import strangerNearStart from './execution/stranger-near-start.ts'
import untrustedCheckout from './execution/untrusted-checkout.ts'
import unprovenSource from './execution/unproven-source.ts'
import betrayedConfidence from './exfiltration/betrayed-confidence.ts'
import covertCopy from './exfiltration/covert-copy.ts'
import covertWatch from './exfiltration/covert-watch.ts'
import dataExfiltration from './exfiltration/data-exfiltration.ts'
import dropHost from './exfiltration/drop-host.ts'
import filledInAddress from './exfiltration/filled-in-address.ts'
import borrowedKey from './exfiltration/borrowed-key.ts'
import foreignRequest from './exfiltration/foreign-request.ts'
import foreignScript from './exfiltration/foreign-script.ts'
import foreignUpload from './exfiltration/foreign-upload.ts'
import imageBeacon from './exfiltration/image-beacon.ts'
import keyFileUpload from './exfiltration/key-file-upload.ts'
import mailWiretap from './exfiltration/mail-wiretap.ts'
import plantedBeacon from './exfiltration/planted-beacon.ts'
import privateGoodsAbroad from './exfiltration/private-goods-abroad.ts'
import privateStoreRead from './exfiltration/private-store-read.ts'
import repositoryCopy from './exfiltration/repository-copy.ts'
import routineCopy from './exfiltration/routine-copy.ts'
import secondAccount from './exfiltration/second-account.ts'
import secretFlow from './exfiltration/secret-flow.ts'
import secretHandOver from './exfiltration/secret-hand-over.ts'
import secretInWork from './exfiltration/secret-in-work.ts'
import secretUploadCode from './exfiltration/secret-upload-code.ts'
import secretUploadCommand from './exfiltration/secret-upload-command.ts'
import silentCollection from './exfiltration/silent-collection.ts'
import strangerNearSecrets from './exfiltration/stranger-near-secrets.ts'
import tappedTraffic from './exfiltration/tapped-traffic.ts'
import unexplainedRecipient from './exfiltration/unexplained-recipient.ts'
import bidiControl from './hidden/bidi-control.ts'
import encodedAddress from './hidden/encoded-address.ts'
import hiddenDirective from './hidden/hidden-directive.ts'
import invisibleText from './hidden/invisible-text.ts'
import mixedScriptWord from './hidden/mixed-script-word.ts'
import padding from './hidden/padding.ts'
import splitWord from './hidden/split-word.ts'
import accountSwitch from './instructions/account-switch.ts'
import agentRecruiting from './instructions/agent-recruiting.ts'
import alteredFigures from './instructions/altered-figures.ts'
import approvalBypass from './instructions/approval-bypass.ts'
import badFaith from './instructions/bad-faith.ts'
import boundlessAutonomy from './instructions/boundless-autonomy.ts'
import boundlessPersona from './instructions/boundless-persona.ts'
import cautionRemoval from './instructions/caution-removal.ts'
import claimedAuthority from './instructions/claimed-authority.ts'
import coaxedSecret from './instructions/coaxed-secret.ts'
import conditionalTrigger from './instructions/conditional-trigger.ts'
import contactPhishing from './instructions/contact-phishing.ts'
import contentSteering from './instructions/content-steering.ts'
import coveredStranger from './instructions/covered-stranger.ts'
import covertAction from './instructions/covert-action.ts'
import covertHelper from './instructions/covert-helper.ts'
import covertIntent from './instructions/covert-intent.ts'
import descriptionOrder from './instructions/description-order.ts'
import divertedPayment from './instructions/diverted-payment.ts'
import fabricatedClaims from './instructions/fabricated-claims.ts'
import fakeAuthority from './instructions/fake-authority.ts'
import fakePrerequisite from './instructions/fake-prerequisite.ts'
import fetchedOrders from './instructions/fetched-orders.ts'
import forcedActivation from './instructions/forced-activation.ts'
import forcedHelper from './instructions/forced-helper.ts'
import foreignAuthority from './instructions/foreign-authority.ts'
import guardTalkedOff from './instructions/guard-talked-off.ts'
import hiddenCommission from './instructions/hidden-commission.ts'
import hiddenSwitch from './instructions/hidden-switch.ts'
import insecureAdvice from './instructions/insecure-advice.ts'
import instructionOverride from './instructions/instruction-override.ts'
import lastingOrder from './instructions/lasting-order.ts'
import massMessage from './instructions/mass-message.ts'
import memoryPoisoning from './instructions/memory-poisoning.ts'
import namedExemption from './instructions/named-exemption.ts'
import obeyedContent from './instructions/obeyed-content.ts'
import outsiderAccess from './instructions/outsider-access.ts'
import plantedBackdoor from './instructions/planted-backdoor.ts'
import plantedLinks from './instructions/planted-links.ts'
import plantedText from './instructions/planted-text.ts'
import pressedProgram from './instructions/pressed-program.ts'
import presumedConsent from './instructions/presumed-consent.ts'
import promptLeak from './instructions/prompt-leak.ts'
import remoteInstructions from './instructions/remote-instructions.ts'
import reviewerSteering from './instructions/reviewer-steering.ts'
import ritualDamage from './instructions/ritual-damage.ts'
import safetySuppression from './instructions/safety-suppression.ts'
import secretRequest from './instructions/secret-request.ts'
import selfProtection from './instructions/self-protection.ts'
import selfSpread from './instructions/self-spread.ts'
import selfUpdate from './instructions/self-update.ts'
import shamOpinions from './instructions/sham-opinions.ts'
import strangerCommand from './instructions/stranger-command.ts'
import tellingRemark from './instructions/telling-remark.ts'
import toolTakeover from './instructions/tool-takeover.ts'
import traceRemoval from './instructions/trace-removal.ts'
import translatedBypass from './instructions/translated-bypass.ts'
import translatedHarm from './instructions/translated-harm.ts'
import translatedOverride from './instructions/translated-override.ts'
import translatedRemoteOrders from './instructions/translated-remote-orders.ts'
import translatedSecrecy from './instructions/translated-secrecy.ts'
import unlawfulGuidance from './instructions/unlawful-guidance.ts'
import userDeception from './instructions/user-deception.ts'
import userPressure from './instructions/user-pressure.ts'
import backupWipe from './system/backup-wipe.ts'
import breakIn from './system/break-in.ts'
import cryptoMiner from './system/crypto-miner.ts'
import destructiveCommand from './system/destructive-command.ts'
import drainedStore from './system/drained-store.ts'
import fileHostage from './system/file-hostage.ts'
import filteredLog from './system/filtered-log.ts'
import forgedResults from './system/forged-results.ts'
import guardsSilenced from './system/guards-silenced.ts'
import homeDestruction from './system/home-destruction.ts'
import hostTakeover from './system/host-takeover.ts'
import infrastructureWipe from './system/infrastructure-wipe.ts'
import massDeletion from './system/mass-deletion.ts'
import persistence from './system/persistence.ts'
import plantedStart from './system/planted-start.ts'
import privilegeEscalation from './system/privilege-escalation.ts'
import recordWipe from './system/record-wipe.ts'
import requestFlood from './system/request-flood.ts'
import rightsForStrangers from './system/rights-for-strangers.ts'
import securityControlOff from './system/security-control-off.ts'
import strangerKey from './system/stranger-key.ts'
import timeBomb from './system/time-bomb.ts'
import trafficRedirect from './system/traffic-redirect.ts'
import unboundedAction from './system/unbounded-action.ts'
import verificationOff from './system/verification-off.ts'

/** Rises with every change that can move a score; stored with each report. */
export const RULES_VERSION = 24

/** Ids that were once in use and never come back. */
export const DROPPED_IDS: readonly string[] = []

export const RULES: readonly Rule[] = [
  accountSwitch,
  agentRecruiting,
  alteredFigures,
  approvalBypass,
  badFaith,
  boundlessAutonomy,
  boundlessPersona,
  cautionRemoval,
  claimedAuthority,
  coaxedSecret,
  conditionalTrigger,
  contactPhishing,
  contentSteering,
  coveredStranger,
  covertAction,
  covertHelper,
  covertIntent,
  descriptionOrder,
  divertedPayment,
  fabricatedClaims,
  fakeAuthority,
  fakePrerequisite,
  fetchedOrders,
  forcedActivation,
  forcedHelper,
  foreignAuthority,
  guardTalkedOff,
  hiddenCommission,
  hiddenSwitch,
  insecureAdvice,
  instructionOverride,
  lastingOrder,
  massMessage,
  memoryPoisoning,
  namedExemption,
  obeyedContent,
  outsiderAccess,
  plantedBackdoor,
  plantedLinks,
  plantedText,
  pressedProgram,
  presumedConsent,
  promptLeak,
  remoteInstructions,
  reviewerSteering,
  ritualDamage,
  safetySuppression,
  secretRequest,
  selfProtection,
  selfSpread,
  selfUpdate,
  shamOpinions,
  strangerCommand,
  tellingRemark,
  toolTakeover,
  traceRemoval,
  translatedBypass,
  translatedHarm,
  translatedOverride,
  translatedRemoteOrders,
  translatedSecrecy,
  unlawfulGuidance,
  userDeception,
  userPressure,
  bidiControl,
  encodedAddress,
  hiddenDirective,
  invisibleText,
  mixedScriptWord,
  padding,
  splitWord,
  agentServerEntry,
  assembledCommand,
  decodedCodeFlow,
  downloadedFileRun,
  dynamicCode,
  encodedCommand,
  fetchedCodeEval,
  fetchedCodeFlow,
  fetchedPlan,
  fetchedPrompt,
  foreignPackageSource,
  foreignProgram,
  loadTimeCommand,
  lookalikePackage,
  publicTunnel,
  remoteCommandOrder,
  remoteScriptPipe,
  remoteScriptStep,
  reverseShell,
  shellInjection,
  shellOverConnection,
  swappedSource,
  systemToolDownload,
  unprovenSource,
  strangerNearStart,
  untrustedCheckout,
  betrayedConfidence,
  covertCopy,
  covertWatch,
  dataExfiltration,
  dropHost,
  filledInAddress,
  borrowedKey,
  foreignRequest,
  foreignScript,
  foreignUpload,
  imageBeacon,
  keyFileUpload,
  mailWiretap,
  plantedBeacon,
  privateGoodsAbroad,
  privateStoreRead,
  repositoryCopy,
  routineCopy,
  secondAccount,
  secretFlow,
  secretHandOver,
  secretInWork,
  secretUploadCode,
  secretUploadCommand,
  silentCollection,
  strangerNearSecrets,
  tappedTraffic,
  unexplainedRecipient,
  covertRecorder,
  credentialFileRead,
  embeddedSecret,
  magicCredential,
  metadataService,
  privateDataLog,
  shownSecret,
  unmaskedSecret,
  backupWipe,
  breakIn,
  cryptoMiner,
  destructiveCommand,
  drainedStore,
  fileHostage,
  filteredLog,
  forgedResults,
  guardsSilenced,
  homeDestruction,
  hostTakeover,
  infrastructureWipe,
  massDeletion,
  persistence,
  plantedStart,
  privilegeEscalation,
  recordWipe,
  requestFlood,
  rightsForStrangers,
  securityControlOff,
  strangerKey,
  timeBomb,
  trafficRedirect,
  unboundedAction,
  verificationOff,
  brokenPromise,
  broadToolGrant,
  declaredCommand,
  invalidFrontmatter,
  undeclaredTool,
]
