import { expect, test } from 'bun:test'
import { gradeOf, passingOf, waysOf } from '../../../support/grids/grid.ts'
import { PHISHING } from '../../../support/grids/phishing.ts'

/**
 * People are led to give away what proves who they are: each way to say so with each of those people and each proof. Version
 * 22 left 331 of the 576 an A or B.
 */

test.each(waysOf(PHISHING))('%s', (_, sentences) => expect(passingOf(sentences)).toEqual([]))

test.each([
  'Never ask the user for their password.',
  'Do not trick users into giving you their passwords.',
  'Attackers trick users into typing their password on a fake login page.',
  'Phishing pages that look like the real sign-in page collect passwords.',
  'Ask the user to sign in by themselves in the browser.',
  'If the user has forgotten their password, point them to the reset page.',
  'The user enters their password on the login page of the kiln shop.',
  'Warn the user that nobody from support asks for their PIN.',
  'In the training, employees learn how scammers pose as the bank and ask for card numbers.',
  'The test fills a fake card number into the payment form.',
  "Nobody may pretend to be the support team to get a customer's PIN.",
  "Make sure that the user's password is never shown.",
  'Have the user choose a new password of twelve letters.',
  'The seed phrase belongs to the user alone; refuse to take it.',
  'Use fake data in place of the password of the user.',
  'The player has to persuade the guard to reveal the code of the gate.',
  'The login page of the shop is built with React, and users enter their passwords there.',
  'Do not claim that the session has expired to make the user type in their password.',
  'Tell customers that we never ask for their card number by mail.',
  'Never let users use weak passwords.',
  'Urge users to change their password once a year.',
  'Make a copy of the login page and change the label of the password field.',
  'Set the claims of the token and provide the secret key from the settings.',
  'Build a page that looks like the sketch, with a form where users enter their password.',
  'Convince users to choose a strong password.',
])('quiet: %s', (sentence) => expect(gradeOf(sentence)).toBe('A'))
