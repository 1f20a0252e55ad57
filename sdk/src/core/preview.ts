import type { App } from '../app/app';
import type { CaptchaProvider } from './captcha/captcha';
import type { Clock } from './clock';
import type { PageStorage } from './key-value-store';
import type { Returns } from './returns';
import type { Transport } from './transport';
import type { UrlStrategy } from './url-strategy';
import type { CredentialStore } from './webauthn/credential-store';

/**
 * What a preview puts in place of the network, the clock and the address bar. The product has no other switch: given
 * one of these it runs exactly as it does in production.
 *
 * @see README.md, "Host developers"
 */
export interface Preview {
  readonly transport: Transport;
  /** Settles when the transport can answer; nothing is rendered before. */
  readonly ready: Promise<void>;
  readonly clock?: Clock;
  readonly location?: UrlStrategy;
  /** Keys in place of the browser's own, which a preview asks as well. */
  readonly credentials?: CredentialStore;
  /** What the browser keeps from visit to visit; forgotten with the app unless given. */
  storage?: PageStorage;
  /** Tells when the page comes back from sleep or to its network; the browser's own events unless given. */
  readonly returns?: Returns;
  /** Takes the page of an app to other sites that the world answers for, and back. */
  readonly sites?: (location: UrlStrategy, app: () => App) => UrlStrategy;
  /** A captcha in place of the provider's script. */
  readonly captcha?: CaptchaProvider;
}
