/** Shows a captcha provider that a person is here, mostly without their noticing. */
interface CaptchaQuestion {
  /** The vendor's key at the provider. */
  siteKey: string;
  /** What the person is about to do: `login`, `sign_up`. */
  action: string;
}

/**
 * Where captcha tokens come from: the provider's script, or what a host, a test or a preview puts in its place. Rejects
 * where no token can be had.
 */
export type CaptchaProvider = (question: CaptchaQuestion) => Promise<string>;
