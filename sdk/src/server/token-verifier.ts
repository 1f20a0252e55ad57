import { createRemoteJWKSet, customFetch, decodeProtectedHeader, errors, type JWTPayload, jwtVerify } from 'jose';
import type { JwtClaims } from '../contract';
import { TokenError } from './token-error';

/** How long the service may take to answer with its keys (sign-in spec §9). */
const KEY_SET_TIMEOUT_MS = 5_000;
/** Tokens that name unknown keys have the keys asked for again at most this often (sign-in spec §9). */
const KEY_SET_COOLDOWN_MS = 30_000;
/** How long keys are kept (sign-in spec §9). */
const KEY_SET_MAX_AGE_MS = 600_000;

/** Where the keys stand, without the prefix of other paths (contract: headers-and-storage §1). */
const KEY_SET_PATH = '/.well-known/jwks.json';

/** Signatures by a key pair. With a shared secret, anybody who reads the public key could sign. */
const keyPairAlgorithms = [
  ...['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'],
  ...['ES256', 'ES384', 'ES512', 'EdDSA'],
];

/** Whose tokens are believed. */
export interface TokenVerifierOptions {
  /** Address of the service, whose keys stand at `/.well-known/jwks.json`. */
  baseUrl: string;
  /** The client that tokens have to be for (`aud`). */
  clientId: string;
  /** Who tokens have to come from (`iss`); the origin of `baseUrl` unless told otherwise. */
  issuer?: string | readonly string[];
  /** What may sign, of RS, PS, ES and EdDSA; `RS256` unless told otherwise. */
  algorithms?: readonly string[];
  /** How far the clocks of host and service may differ, in seconds; not at all unless told otherwise. */
  clockToleranceSeconds?: number;
  /** Fetches the keys; the platform's own unless given. */
  fetch?: (address: string, init: RequestInit) => Promise<Response>;
  /** This moment, in milliseconds since the epoch; the clock of the machine unless given. */
  now?: () => number;
}

/** What a believed token says; a token names its user and its end, the rest may be missing. */
export type VerifiedClaims = Pick<JwtClaims, 'sub' | 'exp'> & Partial<JwtClaims>;

/** Checks tokens of one service for one client; make one and keep it, since it keeps the keys. */
export interface TokenVerifier {
  /**
   * The claims of a token, once signature, key, issuer, client and validity are found to be right.
   *
   * @throws {TokenError} `invalid`, `expired` or `unavailable`.
   */
  verify(token: string): Promise<VerifiedClaims>;
}

/**
 * Makes the check of access tokens that the server of a host needs: what the browser sends may come from anybody.
 *
 * A token has to name a key of the service (`kid`); keys it brings along or points to are not looked at.
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

/** Without a name the only key of a set would do, and the first of several that somebody forgot to retire. */
function requireKeyId(token: string): void {
  const { kid } = decodeProtectedHeader(token);
  if (typeof kid !== 'string' || kid === '') throw new errors.JWSInvalid('The token does not name its key.');
}

/** An empty name is nobody's. */
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
