import { createRemoteJWKSet, customFetch, decodeProtectedHeader, errors, type JWTPayload, jwtVerify } from 'jose';
import type { JwtClaims } from '../contract';
import { TokenError } from './token-error';

/** How long the service may take to answer with its keys (sign-in spec §9). */
const KEY_SET_TIMEOUT_MS = 5_000;
/** Minimum time between two fetches of the keys because a token names an unknown key (sign-in spec §9). */
const KEY_SET_COOLDOWN_MS = 30_000;
/** How long keys are cached (sign-in spec §9). */
const KEY_SET_MAX_AGE_MS = 600_000;

/** Path of the keys, without the prefix of other paths (contract: headers-and-storage §1). */
const KEY_SET_PATH = '/.well-known/jwks.json';

/** Signature algorithms with a key pair. With a shared secret, a reader of the public key could sign tokens. */
const keyPairAlgorithms = [
  ...['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'],
  ...['ES256', 'ES384', 'ES512', 'EdDSA'],
];

/** Which tokens are accepted. */
export interface TokenVerifierOptions {
  /** Address of the service, whose keys are at `/.well-known/jwks.json`. */
  baseUrl: string;
  /** The client that tokens must name (`aud`). */
  clientId: string;
  /** The issuer that tokens must name (`iss`). Default: the origin of `baseUrl`. */
  issuer?: string | readonly string[];
  /** The accepted signature algorithms, of RS, PS, ES and EdDSA. Default: `RS256`. */
  algorithms?: readonly string[];
  /** How far the clocks of host and service may differ, in seconds. Default: `0`. */
  clockToleranceSeconds?: number;
  /** Fetches the keys. Default: the platform's `fetch`. */
  fetch?: (address: string, init: RequestInit) => Promise<Response>;
  /** The current time, in milliseconds since the epoch. Default: the clock of the machine. */
  now?: () => number;
}

/** The claims of a valid token: it always names its user and its expiry, the rest may be missing. */
export type VerifiedClaims = Pick<JwtClaims, 'sub' | 'exp'> & Partial<JwtClaims>;

/** Verifies tokens of one service for one client. Create it once and reuse it, because it caches the keys. */
export interface TokenVerifier {
  /**
   * Returns the claims of a token after checking signature, key, issuer, client and validity.
   *
   * @throws {TokenError} `invalid`, `expired` or `unavailable`.
   */
  verify(token: string): Promise<VerifiedClaims>;
}

/**
 * Creates the verifier of access tokens for a host's server, because requests to it may come from any client.
 *
 * A token has to name a key of the service (`kid`); keys that it contains or links to are ignored.
 *
 * @throws {TypeError} without a base address or a client id, or for algorithms with a shared secret.
 * @see Sign-in spec §7 "key-set", §9
 * @example
 * const tokens = createTokenVerifier({ baseUrl: 'https://id.example.com', clientId: 'my-client' });
 * const { sub, tenantId } = await tokens.verify(bearerOf(request));
 */
export function createTokenVerifier(options: TokenVerifierOptions): TokenVerifier {
  const { baseUrl, clientId, algorithms = ['RS256'], clockToleranceSeconds = 0, now = Date.now } = options;
  if (!baseUrl || !clientId) throw new TypeError('createTokenVerifier: baseUrl and clientId are required.');
  refuseSharedSecrets(algorithms);
  const issuers = [options.issuer ?? new URL(baseUrl).origin].flat();
  const keys = createRemoteJWKSet(new URL(baseUrl.replace(/\/$/, '') + KEY_SET_PATH), {
    timeoutDuration: KEY_SET_TIMEOUT_MS,
    cooldownDuration: KEY_SET_COOLDOWN_MS,
    cacheMaxAge: KEY_SET_MAX_AGE_MS,
    [customFetch]: (address, init) => fetchKeys(options.fetch ?? fetch, address, init),
  });
  return {
    async verify(token) {
      try {
        requireKeyId(token);
        const { payload } = await jwtVerify(token, keys, {
          algorithms: [...algorithms],
          issuer: issuers,
          audience: clientId,
          requiredClaims: ['sub', 'exp'],
          clockTolerance: clockToleranceSeconds,
          currentDate: new Date(now()),
        });
        return withUser(payload);
      } catch (thrown) {
        throw tokenErrorOf(thrown);
      }
    },
  };
}

function refuseSharedSecrets(algorithms: readonly string[]): void {
  const refused = algorithms.find((algorithm) => !keyPairAlgorithms.includes(algorithm));
  if (algorithms.length > 0 && refused === undefined) return;
  throw new TypeError(`createTokenVerifier: "${refused ?? ''}" is no signature by a key pair.`);
}

/** Requires `kid`: without it the only key of a set would be accepted, or one of several that is due to be retired. */
function requireKeyId(token: string): void {
  const { kid } = decodeProtectedHeader(token);
  if (typeof kid !== 'string' || kid === '') throw new errors.JWSInvalid('The token does not name its key.');
}

/** Requires a user and an expiry: an empty `sub` names no user. */
function withUser(payload: JWTPayload): VerifiedClaims {
  if (!payload.sub || payload.exp === undefined) throw new errors.JWTInvalid('The token does not name its user.');
  return { ...payload, sub: payload.sub, exp: payload.exp } as VerifiedClaims;
}

async function fetchKeys(fetch: NonNullable<TokenVerifierOptions['fetch']>, address: string, init: RequestInit) {
  const response = await fetch(address, init).catch((cause: unknown) => {
    throw new TokenError('unavailable', cause);
  });
  if (!response.ok) throw new TokenError('unavailable', new Error(`${address} answered ${response.status}`));
  return response;
}

function tokenErrorOf(thrown: unknown): TokenError {
  if (thrown instanceof TokenError) return thrown;
  if (thrown instanceof errors.JWTExpired) return new TokenError('expired', thrown);
  const isOfKeys = thrown instanceof errors.JWKSInvalid || (thrown as { code?: unknown }).code === 'ERR_JOSE_GENERIC';
  return new TokenError(isOfKeys ? 'unavailable' : 'invalid', thrown);
}
