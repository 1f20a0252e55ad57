import { ConfigurationError } from './errors';

interface Configuration {
  baseUrl?: unknown;
  clientId?: unknown;
  clientSecret?: unknown;
}

/** What the developer reads when the base address is missing (portal spec §1). */
const MISSING_BASE_URL_ALERT =
  'Edit <FronteggProvider/> options { ContextOptions: { baseUrl: "" } } in order to connect your application';
const MISSING_CLIENT_ID_ALERT =
  'Edit <FronteggProvider/> options { ContextOptions: { clientId: "" } } in order to connect your application';

/**
 * Refuses to run without a base address and a client id: clears the page, tells the developer and throws. A client secret
 * is refused wherever there is a page: whoever visits it could read it.
 *
 * @throws {ConfigurationError} when one of the two is missing, or a secret is given.
 * @see Sign-in spec §5, portal spec §1
 */
export function requireConfiguration({ baseUrl, clientId, clientSecret }: Configuration = {}): void {
  if (!isGiven(baseUrl)) refuse(MISSING_BASE_URL_ALERT, 'contextOptions.baseUrl');
  if (!isGiven(clientId)) refuse(MISSING_CLIENT_ID_ALERT, 'contextOptions.clientId');
  if (clientSecret !== undefined && typeof document !== 'undefined')
    throw new ConfigurationError('FronteggProvider: contextOptions.clientSecret belongs on a server, not in a page.');
}

/** What the server of a host is told about hosted login (contract: headers-and-storage §13). */
const HOSTED_LOGIN_ENVIRONMENT = 'FRONTEGG_HOSTED_LOGIN';

/**
 * Refuses to run where the environment says one thing about hosted login and the options another: sign-ins would begin in
 * one place and be awaited in the other. An environment that says nothing agrees with both.
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

/** Browsers have none, unless a bundler puts one there. */
function processEnvironment(): Environment {
  return (globalThis as { process?: { env?: Environment } }).process?.env ?? {};
}

function isGiven(value: unknown): boolean {
  return typeof value === 'function' || (typeof value === 'string' && value.trim() !== '');
}

function refuse(text: string, option: string): never {
  // React renders once more before it gives up: a page that is empty already has been told.
  if (typeof document !== 'undefined' && document.body.hasChildNodes()) {
    document.body.innerHTML = '';
    window.alert(text);
  }
  throw new ConfigurationError(`FronteggProvider: ${option} is missing. ${text}.`);
}
