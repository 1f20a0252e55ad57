import { errorCodes } from '@portico/sdk/contract';
import { type Context, refuse } from '../call/context';
import { policyFlag, policyOf } from './policies';

/** How long a slow token takes. */
const SLOW_CAPTCHA_MS = 4_000;

/** The outcomes of a captcha. */
type CaptchaOutcome = 'pass' | 'fail' | 'slow' | 'blocked';

/** Tokens with a fixed outcome. */
const outcomes: Readonly<Record<string, CaptchaOutcome>> = {
  'captcha-pass': 'pass',
  'captcha-fail': 'fail',
  'captcha-slow': 'slow',
  'captcha-blocked': 'blocked',
};

/**
 * Refuses a request that fails the captcha, while the vendor asks for one (policy `captcha`, scenario `captcha`).
 *
 * The captcha is simulated. As `recaptchaToken`, `captcha-pass` passes, `captcha-fail` does not, `captcha-slow` passes
 * after {@link SLOW_CAPTCHA_MS}, and `captcha-blocked` is what a browser gets that cannot reach the provider. Any other
 * token ends as the policy's `outcome` says: `pass` by default.
 *
 * @throws {Refusal} 400 `ER-CAPTCHA-FAILED`; `context.outcome` is `missing`, `fail` or `blocked`.
 */
export async function refuseCaptcha(context: Context, token: string | null | undefined): Promise<void> {
  if (!policyFlag(context.db, 'captcha', null, 'enabled', false)) return;
  const outcome = token ? (outcomes[token] ?? settingOf(context)) : 'missing';
  if (outcome === 'pass') return;
  if (outcome === 'slow') return context.wait(SLOW_CAPTCHA_MS);
  refuse(context, 400, errorCodes.captchaFailed, 'We could not tell that you are a person. Try again.', { outcome });
}

function settingOf(context: Context): CaptchaOutcome {
  const { outcome } = policyOf(context.db, 'captcha', null);
  return Object.values(outcomes).find((known) => known === outcome) ?? 'pass';
}
