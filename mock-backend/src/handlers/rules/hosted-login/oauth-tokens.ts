import { sha256 } from '@noble/hashes/sha2.js';
import type { OAuthTokens } from '@portico/sdk/contract';
import { base64url } from 'jose';
import type { Member } from '../auth/admission';
import type { Context } from '../call/context';
import type { OpenedSession } from '../call/handler-context';
import { ACCESS_TOKEN_SECONDS, claimsOf } from '../sessions/session-tokens';
import { issuerOf } from './authorization-request';

/** The client of a token request, and the tokens that it requested. */
export interface Grant {
  clientId: string;
  scope: string;
  nonce: string | null;
}

/** Creates the tokens of a session, bound to the client and its scope. */
export async function issueTokens(
  context: Context,
  member: Member,
  opened: OpenedSession,
  { clientId, scope, nonce }: Grant,
): Promise<OAuthTokens> {
  const claims = { ...claimsOf(context, member, opened.session), aud: clientId, iss: issuerOf(context) };
  const accessToken = await context.tokens.sign({ ...claims, scope }, ACCESS_TOKEN_SECONDS);
  const idClaims = { ...claims, ...(nonce !== null && { nonce }), at_hash: halfHash(accessToken) };
  const { tenantId } = member.membership;
  context.db.tokenGrants.insert({ id: opened.refreshToken.id, clientId, scope, tenantId });
  return {
    access_token: accessToken,
    id_token: await context.tokens.sign(idClaims, ACCESS_TOKEN_SECONDS),
    refresh_token: opened.refreshToken.token,
    expires_in: ACCESS_TOKEN_SECONDS,
    token_type: 'Bearer',
    scope,
  };
}

/** The challenge of a verifier (RFC 7636 §4.2). */
export function challengeFor(verifier: string): string {
  return base64url.encode(digest(verifier));
}

/** The first half of a token's digest, which ties an `id_token` to it (OpenID Connect Core §3.1.3.6). */
function halfHash(token: string): string {
  const whole = digest(token);
  return base64url.encode(whole.subarray(0, whole.byteLength / 2));
}

function digest(text: string): Uint8Array {
  return sha256(new TextEncoder().encode(text));
}
