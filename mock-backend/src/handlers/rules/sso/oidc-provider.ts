import { jwtVerify, SignJWT } from 'jose';
import { providerKey } from '../../../core/provider-key';
import type { Rows } from '../../../db/tables';
import { type Context, isOver, isoAfter } from '../call/context';
import type { ProviderAccount } from '../saml/verify-response';
import { providerClient, type SimulatedOidcProvider } from './simulated-providers';

/** How long a code of a simulated provider is valid: 1 minute. */
const PROVIDER_CODE_SECONDS = 60;
/** How long its tokens are valid: 5 minutes. */
const ID_TOKEN_SECONDS = 300;
const CLOCK_SKEW_SECONDS = 60;
const HOUR_SECONDS = 3_600;
const { kty, n, e, kid, alg, use } = providerKey;

type ProviderCodeRow = Rows['providerCodes'];

/** The public half of the key that simulated providers sign with. */
export const providerJwk = { kty, n, e, kid, alg, use };

/** Creates a code for an account. */
export function insertProviderCode(
  context: Context,
  row: Omit<ProviderCodeRow, 'id' | 'code' | 'expiresAt' | 'usedAt'>,
): string {
  const { providerCodes } = context.db;
  for (const { id } of providerCodes.list((code) => isOver(context, code.expiresAt))) providerCodes.remove(id);
  const times = { expiresAt: isoAfter(context, PROVIDER_CODE_SECONDS), usedAt: null };
  return providerCodes.insert({ ...row, ...times, id: context.ids.uuid(), code: context.ids.token() }).code;
}

/** What a client sends to exchange a code. */
interface Trade {
  code: string;
  clientId: string;
  secret: string;
  redirectUri: string;
}

/** Exchanges a code for an `id_token`, once. `undefined` if the code is used, expired or another's, or the secret is wrong. */
export async function tradeProviderCode(
  context: Context,
  { alias, issuer }: SimulatedOidcProvider,
  { code, clientId, secret, redirectUri }: Trade,
): Promise<string | undefined> {
  const row = context.db.providerCodes.findBy('code', code);
  if (row?.alias !== alias || row.usedAt !== null || isOver(context, row.expiresAt)) return undefined;
  context.db.providerCodes.update(row.id, { usedAt: isoAfter(context, 0) });
  const isOurs = row.clientId === clientId && secret === providerClient(alias).secret;
  return isOurs && row.redirectUri === redirectUri ? signIdToken(context, issuer, row) : undefined;
}

async function signIdToken(context: Context, issuer: string, row: ProviderCodeRow): Promise<string> {
  const { email, name, groups, nonce, clientId, fault } = row;
  const now = Math.floor(context.clock.now() / 1000) - (fault === 'expired' ? HOUR_SECONDS : 0);
  const audience = fault === 'audience' ? 'other-client' : clientId;
  const token = await new SignJWT({ email, email_verified: true, name, groups, nonce })
    .setProtectedHeader({ alg, kid, typ: 'JWT' })
    .setIssuer(issuer)
    .setSubject(email)
    .setAudience(audience)
    .setIssuedAt(now)
    .setExpirationTime(now + ID_TOKEN_SECONDS)
    .sign({ ...providerKey });
  if (fault === 'unsigned') return token.replace(/[^.]*$/, '');
  return fault === 'tampered' ? token.replace(/\.[^.]{8}/, '.eyJzdWIi') : token;
}

/** What an `id_token` has to agree with (OpenID Connect Core §3.1.3.7). */
interface ExpectedToken {
  issuer: string;
  clientId: string;
  nonce: string;
}

/** The user of an `id_token`, or the reason why it is invalid. */
export async function readIdToken(
  context: Context,
  token: string,
  { issuer, clientId, nonce }: ExpectedToken,
): Promise<ProviderAccount | string> {
  try {
    const { payload } = await jwtVerify(token, providerJwk, {
      issuer,
      audience: clientId,
      algorithms: [alg],
      clockTolerance: CLOCK_SKEW_SECONDS,
      currentDate: new Date(context.clock.now()),
      requiredClaims: ['exp', 'iat', 'sub'],
    });
    if (payload.nonce !== nonce) return 'nonce';
    const { email, name, groups } = payload;
    if (typeof email !== 'string' || !email.includes('@') || payload.email_verified === false) return 'structure';
    return { email: email.toLowerCase(), name: typeof name === 'string' ? name : '', groups: stringsIn(groups) };
  } catch (error) {
    return reasonOf(error);
  }
}

function reasonOf(error: unknown): string {
  const { code, claim } = Object(error) as { code?: string; claim?: string };
  if (code === 'ERR_JWT_EXPIRED') return 'expired';
  if (code === 'ERR_JWT_CLAIM_VALIDATION_FAILED')
    return claim === 'aud' ? 'audience' : claim === 'iss' ? 'issuer' : 'structure';
  return 'signature';
}

function stringsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
