import { base64url, decodeJwt, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { signRs256 } from './rs256';
import { mockSigningKey } from './signing-key';
import type { WorldClock } from './types';
import { hasSubtle } from './web-crypto';

const MILLISECONDS = 1000;
/** A signature once checked is remembered: checking is the dearest part of a call. */
const MAX_REMEMBERED = 500;

/** Who issues tokens that name no address of the world: a reserved name, so no live service can be meant. */
const MOCK_ISSUER = 'https://identity.portico.test';

/** What every token of ours says; the rest is up to the handler that asks for it. */
export interface TokenClaims extends JWTPayload {
  sub: string;
  tenantId: string;
  /** Id of the session. */
  sid: string;
}

/** Signs and checks the tokens of one world (RS256), on its clock. */
export interface Tokens {
  /** Adds `iat`, `exp` and, unless the claims name one, `iss`. */
  sign(claims: TokenClaims, expiresInSeconds: number): Promise<string>;
  /** The claims; `null` for a token that is broken, forged or over. */
  verify(token: string): Promise<TokenClaims | null>;
  /** The claims of a token of ours, whether it is over or not; `null` for any other text. */
  read(token: string): Promise<TokenClaims | null>;
  /** What `/.well-known/jwks.json` serves. */
  keySet(): { keys: Record<string, string>[] };
}

const { kty, n, e, kid, alg, use } = mockSigningKey;
const publicJwk = { kty, n, e, kid, alg, use };
const header = { alg, kid, typ: 'JWT' };

export function createTokens(clock: WorldClock): Tokens {
  const remembered = new Map<string, TokenClaims>();
  const readAndRemember = async (token: string) => {
    const claims = await readSigned(token);
    if (remembered.size >= MAX_REMEMBERED) remembered.clear();
    if (claims) remembered.set(token, claims);
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
      const claims = remembered.get(token) ?? (await readAndRemember(token));
      return claims && (claims.exp ?? 0) * MILLISECONDS > clock.now() ? claims : null;
    },
    read: readSigned,
    keySet: () => ({ keys: [publicJwk] }),
  };
}

/** The claims of a token that we signed, whether it is over or not. */
async function readSigned(token: string): Promise<TokenClaims | null> {
  const payload = await (hasSubtle() ? readWithSubtle(token) : readPlainly(token)).catch(() => null);
  return payload && isTokenClaims(payload) ? payload : null;
}

async function readWithSubtle(token: string): Promise<JWTPayload> {
  const options = { algorithms: [alg], currentDate: new Date(0) };
  const { payload } = await jwtVerify(token, publicJwk, options);
  return payload;
}

/** This signature always comes out the same, so ours is the only right one. */
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
