import type { Clock } from '../clock';
import type { CaptchaProvider } from './captcha';

const SCRIPT_ADDRESS = 'https://www.google.com/recaptcha/api.js';
/** Timeout for loading the provider's script and getting a token. */
const CAPTCHA_PATIENCE_MS = 10_000;

/** The global that the provider's script defines. */
interface Recaptcha {
  ready(run: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

/**
 * Uses the provider's script, loaded with the first token. If loading fails (a content blocker, no network), it is
 * loaded again with the next token.
 */
export function scriptCaptcha(host: Window, clock: Clock): CaptchaProvider {
  let script: Promise<Recaptcha> | null = null;
  async function load(siteKey: string): Promise<Recaptcha> {
    script ??= loadScript(host, siteKey);
    try {
      return await script;
    } catch (error) {
      script = null;
      throw error;
    }
  }
  const ask: CaptchaProvider = async ({ siteKey, action }) => (await load(siteKey)).execute(siteKey, { action });
  return (question) => Promise.race([ask(question), giveUp(clock)]);
}

async function giveUp(clock: Clock): Promise<never> {
  await clock.sleep(CAPTCHA_PATIENCE_MS);
  throw new Error('The captcha provider does not answer.');
}

function loadScript(host: Window, siteKey: string): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const { document } = host;
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new Error('The captcha script is blocked.'));
    };
    script.async = true;
    // A content security policy may allow scripts only by nonce.
    script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
    script.onerror = fail;
    script.onload = () => {
      const { grecaptcha } = host;
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha));
      else fail();
    };
    script.src = `${SCRIPT_ADDRESS}?render=${encodeURIComponent(siteKey)}`;
    document.head.append(script);
  });
}
