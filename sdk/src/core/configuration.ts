import { ConfigurationError } from './errors';

interface Configuration {
  baseUrl?: unknown;
  clientId?: unknown;
  clientSecret?: unknown;
}

/** Alert to the developer when the base address is missing (portal spec §1). */
const MISSING_BASE_URL_ALERT =
  'Edit <FronteggProvider/> options { ContextOptions: { baseUrl: "" } } in order to connect your application';
const MISSING_CLIENT_ID_ALERT =
  'Edit <FronteggProvider/> options { ContextOptions: { clientId: "" } } in order to connect your application';

/**
 * Requires a base address and a client id: without them, clears the page, alerts the developer and throws. Refuses a
 * client secret in a page, because every user of the page could read it.
 *
 * @throws {ConfigurationError} when one of the two is missing, or a secret is given.
 * @see Sign-in spec §5, portal spec §1
 */
export function requireConfiguration({ baseUrl, clientId, clientSecret }: Configuration = {}): void {
  if (!isGiven(baseUrl)) refuse(MISSING_BASE_URL_ALERT, 'contextOptions.baseUrl');
  if (!isGiven(clientId)) refuse(MISSING_CLIENT_ID_ALERT, 'contextOptions.clientId');
  if (clientSecret !== undefined && typeof document !== 'undefined')
    throw new ConfigurationError('FronteggProvider: contextOptions.clientSecret belongs on a server.');
}

/** Environment variable that sets hosted login on the host's server (contract: headers-and-storage §13). */
const HOSTED_LOGIN_ENVIRONMENT = 'FRONTEGG_HOSTED_LOGIN';

/**
 * Requires that environment and options agree about hosted login: otherwise a sign-in would start in one of the two
 * login pages while the other waits for its callback. An unset environment agrees with both.
 *
 * @throws {ConfigurationError} when the two differ.
 * @see Sign-in spec §5
 */
export function requireAgreement(hostedLoginBox: boolean, environment = processEnvironment()): void {
  const said = environment[HOSTED_LOGIN_ENVIRONMENT];
  if (said === undefined || said === '' || (said === 'true') === hostedLoginBox) return;
  const message = `${HOSTED_LOGIN_ENVIRONMENT} is "${said}", but hostedLoginBox is ${hostedLoginBox}. Give both the same value.`;
  throw new ConfigurationError(`FronteggProvider: ${message}`);
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Returns the environment variables; a browser has none unless a bundler defines them. */
function processEnvironment(): Environment {
  return (globalThis as { process?: { env?: Environment } }).process?.env ?? {};
}

function isGiven(value: unknown): boolean {
  return typeof value === 'function' || (typeof value === 'string' && value.trim() !== '');
}

function refuse(text: string, option: string): never {
  // React renders a second time before it gives up. If the page is already empty, the alert has been shown.
  if (typeof document !== 'undefined' && document.body.hasChildNodes()) {
    document.body.innerHTML = '';
    window.alert(text);
  }
  throw new ConfigurationError(`FronteggProvider: ${option} is missing. ${text}.`);
}
