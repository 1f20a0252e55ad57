import { base64url, decodeJwt, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { signRs256 } from './rs256';
import { mockSigningKey } from './signing-key';
import type { WorldClock } from './types';
import { hasSubtle } from './web-crypto';

const MILLISECONDS = 1000;
/** Verified signatures are cached: verification is the slowest part of a call. */
const MAX_CACHED = 500;

/** Issuer of tokens without an address of the world: a reserved domain, so it can't be that of a live service. */
const MOCK_ISSUER = 'https://identity.portico.test';

/** The claims of every token; the handler that requests a token may add others. */
export interface TokenClaims extends JWTPayload {
  sub: string;
  tenantId: string;
  /** Id of the session. */
  sid: string;
}

/** Signs and verifies the tokens of one world (RS256), on its clock. */
export interface Tokens {
  /** Adds `iat`, `exp` and, if the claims have none, `iss`. */
  sign(claims: TokenClaims, expiresInSeconds: number): Promise<string>;
  /** The claims; `null` for a token that is malformed, forged or expired. */
  verify(token: string): Promise<TokenClaims | null>;
  /** The claims of a token signed by the mock, expired or not; `null` for any other text. */
  read(token: string): Promise<TokenClaims | null>;
  /** The content of `/.well-known/jwks.json`. */
  keySet(): { keys: Record<string, string>[] };
}

const { kty, n, e, kid, alg, use } = mockSigningKey;
const publicJwk = { kty, n, e, kid, alg, use };
const header = { alg, kid, typ: 'JWT' };

export function createTokens(clock: WorldClock): Tokens {
  const cached = new Map<string, TokenClaims>();
  const readAndCache = async (token: string) => {
    const claims = await readSigned(token);
    if (cached.size >= MAX_CACHED) cached.clear();
    if (claims) cached.set(token, claims);
    return claims;
  };
  return {
    sign: async (claims, expiresInSeconds) => {
      const issuedAt = Math.floor(clock.now() / MILLISECONDS);
      const payload = { ...claims, iss: claims.iss ?? MOCK_ISSUER, iat: issuedAt, exp: issuedAt + expiresInSeconds };
      if (!hasSubtle()) return signPlainly(payload);
      return new SignJWT(payload).setProtectedHeader(header).sign(mockSigningKey);
    },
    verify: async (token) => {
      const claims = cached.get(token) ?? (await readAndCache(token));
      return claims && (claims.exp ?? 0) * MILLISECONDS > clock.now() ? claims : null;
    },
    read: readSigned,
    keySet: () => ({ keys: [publicJwk] }),
  };
}

/** The claims of a token signed by the mock, expired or not. */
async function readSigned(token: string): Promise<TokenClaims | null> {
  const payload = await (hasSubtle() ? readWithSubtle(token) : readPlainly(token)).catch(() => null);
  return payload && isTokenClaims(payload) ? payload : null;
}

async function readWithSubtle(token: string): Promise<JWTPayload> {
  const options = { algorithms: [alg], currentDate: new Date(0) };
  const { payload } = await jwtVerify(token, publicJwk, options);
  return payload;
}

/** RS256 signatures are deterministic, so a token is valid only if signing its claims again gives the same text. */
async function readPlainly(token: string): Promise<JWTPayload | null> {
  const payload = decodeJwt(token);
  return token === signPlainly(payload) ? payload : null;
}

function signPlainly(payload: JWTPayload): string {
  const text = [header, payload].map((part) => base64url.encode(JSON.stringify(part))).join('.');
  return `${text}.${signRs256(text)}`;
}

function isTokenClaims(payload: JWTPayload): payload is TokenClaims {
  return [payload.sub, payload.tenantId, payload.sid].every((claim) => typeof claim === 'string');
}
