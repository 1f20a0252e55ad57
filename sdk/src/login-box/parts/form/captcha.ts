import { getCaptchaPolicy } from '../../../api/configurations';
import type { App } from '../../../app/app';
import type { CaptchaPolicy } from '../../../contract';
import type { CaptchaProvider } from '../../../core/captcha/captcha';
import { scriptCaptcha } from '../../../core/captcha/script-captcha';
import { FlowFailure } from '../../runtime/flow-run';

/** Key of the text for a captcha that cannot be reached. */
const CAPTCHA_BLOCKED = 'captchaBlocked';

interface AppCaptcha {
  policy: Promise<CaptchaPolicy | null>;
  provider: CaptchaProvider;
}

const captchas = new WeakMap<App, AppCaptcha>();

/** Asks whether the vendor wants a captcha, so that nobody waits for it later. A failure counts as no (sign-in spec §8). */
export function prepareCaptcha(app: App): AppCaptcha {
  const known = captchas.get(app);
  if (known) return known;
  const policy = getCaptchaPolicy(app.http).then((loaded) => {
    // A failure is not cached: the next call asks again.
    if (!loaded) captchas.delete(app);
    return loaded;
  });
  const captcha = { policy, provider: providerOf(app) };
  captchas.set(app, captcha);
  return captcha;
}

/** Whatever token a world is given, its captcha policy says what comes of it. */
const simulatedCaptcha: CaptchaProvider = async () => 'simulated';

function providerOf({ options: { preview, authOptions }, clock }: App): CaptchaProvider {
  if (preview) return preview.captcha ?? simulatedCaptcha;
  return authOptions?.captcha ?? scriptCaptcha(window, clock);
}

/**
 * For the body of a call that the captcha guards: a token where the vendor asks for one, nothing elsewhere. Every call
 * needs its own, since a token counts once.
 *
 * @param action What the person is about to do: letters and underscores.
 * @throws {FlowFailure} `captchaBlocked` where the provider cannot be reached.
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
