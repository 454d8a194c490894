/**
 * Turnstile's published test keys, from its documentation on testing. Useful in development only.
 */

/** The pair that always passes. */
export const testKeys = {
  secret: '1x0000000000000000000000000000000AA',
  siteKey: '1x00000000000000000000AA',
}

/** All test keys are a digit, an `x`, zeros and a short end; no real key looks like that. */
export const isTestSecret = (secret: string): boolean => /^[0-9]x0{20,}[A-F]{2}$/i.test(secret)
export const isTestSiteKey = (siteKey: string): boolean => /^[0-9]x0{15,}[A-F]{2}$/i.test(siteKey)
