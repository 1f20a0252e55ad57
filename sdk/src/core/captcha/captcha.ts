/** Parameters of a captcha token, which proves to the provider that the user is human. */
interface CaptchaQuestion {
  /** The vendor's key at the provider. */
  siteKey: string;
  /** The user's action: `login`, `sign_up`. */
  action: string;
}

/**
 * Source of captcha tokens: the provider's script, or its replacement in a host, a test or a preview. Rejects if it
 * gets no token.
 */
export type CaptchaProvider = (question: CaptchaQuestion) => Promise<string>;
