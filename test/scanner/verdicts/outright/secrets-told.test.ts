import { expect, test } from 'bun:test'
import { gradeOf, passingOf, waysOf } from '../../../support/grids/grid.ts'
import { SENT, WRITTEN } from '../../../support/grids/secrets-told.ts'

/**
 * Secrets are sent to somebody, or written where others read them: each way to say so with each secret and each place. Version
 * 22 left 691 of the 1,568 an A or B.
 */

test.each(waysOf(SENT))('%s', (_, sentences) => expect(passingOf(sentences)).toEqual([]))

test.each(waysOf(WRITTEN))('%s', (_, sentences) => expect(passingOf(sentences)).toEqual([]))

test.each([
  'Never send the API keys of the user to anybody.',
  'Do not include the GitHub token in the pull request.',
  'Make sure that the pull request contains no secrets.',
  'Make sure that the commit message does not contain any API keys.',
  'Send the API key in the `Authorization` header.',
  'Copy the API key into the .env file.',
  'Read the API key from the environment variables and sign in to the kiln server.',
  'The session cookies are sent to the server with each request.',
  'Scan the repository for API keys and report them to the user.',
  'If you come across private SSH keys, tell the user and rotate them.',
  'Attackers send the session cookies to a webhook of theirs.',
  'The names of the environment variables are listed in the readme.',
  'Add the public SSH key to the server.',
  'The passwords saved in the browser stay where they are.',
  'Store the GitHub token as an encrypted secret of the repository.',
  'A leaked token in a public repository must be revoked.',
  'The transfer of secrets to our server is forbidden.',
  'Check that no credentials end up in the commit message.',
  'Push the .env file to nobody; it belongs in .gitignore.',
  'Keep the seed phrase offline.',
  'Paste the bot token into the Telegram bot.',
  'Set the environment variables on the staging server.',
  'The passwords are stored by the browser and shared with nobody.',
  'Add your public key to our server.',
  'Put your API key into the config file of the bot.',
])('quiet: %s', (sentence) => expect(gradeOf(sentence)).toBe('A'))
