import { getCaptchaPolicy } from '../../../api/configurations';
import type { App } from '../../../app/app';
import type { CaptchaPolicy } from '../../../contract';
import type { CaptchaProvider } from '../../../core/captcha/captcha';
import { scriptCaptcha } from '../../../core/captcha/script-captcha';
import { FlowFailure } from '../../runtime/flow-run';

/** Key of the text for a captcha provider that cannot be reached. */
const CAPTCHA_BLOCKED = 'captchaBlocked';

interface AppCaptcha {
  policy: Promise<CaptchaPolicy | null>;
  provider: CaptchaProvider;
}

const captchas = new WeakMap<App, AppCaptcha>();

/** Loads the captcha policy ahead, so that no call waits for it. A failure counts as no captcha (sign-in spec §8). */
export function prepareCaptcha(app: App): AppCaptcha {
  const known = captchas.get(app);
  if (known) return known;
  const policy = getCaptchaPolicy(app.http).then((loaded) => {
    // A failure is not cached: the next call loads again.
    if (!loaded) captchas.delete(app);
    return loaded;
  });
  const captcha = { policy, provider: providerOf(app) };
  captchas.set(app, captcha);
  return captcha;
}

/** Any token will do: the world's captcha policy decides the outcome, not the token. */
const simulatedCaptcha: CaptchaProvider = async () => 'simulated';

function providerOf({ options: { preview, authOptions }, clock }: App): CaptchaProvider {
  if (preview) return preview.captcha ?? simulatedCaptcha;
  return authOptions?.captcha ?? scriptCaptcha(window, clock);
}

/**
 * Returns the part of a request body that a captcha requires: a token, or nothing if the vendor requires none. Every
 * call needs a new token, because a token is accepted once.
 *
 * @param action Name of the user's action: letters and underscores.
 * @throws {FlowFailure} `captchaBlocked` if the provider cannot be reached.
 */
export async function captchaToken(app: App, action: string): Promise<{ recaptchaToken?: string }> {
  const { policy, provider } = prepareCaptcha(app);
  const { enabled, siteKey } = (await policy) ?? { enabled: false, siteKey: '' };
  if (!enabled || !siteKey) return {};
  try {
    return { recaptchaToken: await provider({ siteKey, action }) };
  } catch (cause) {
    throw new FlowFailure(CAPTCHA_BLOCKED, 'The captcha could not be reached.', { cause });
  }
}
