import { errorCodes, type SocialPostLoginQuery } from '@portico/sdk/contract';
import type { Rows } from '../../../db/tables';
import { type Context, isOver, isoAfter, refuse } from '../call/context';
import { challengeFor } from '../hosted-login/oauth-tokens';
import type { SocialProviderRow } from './social-providers';

/** How long a provider's code is valid: 1 minute. */
const SOCIAL_CODE_SECONDS = 60;

export type SocialAccountRow = Rows['socialAccounts'];

/** Where a sign-in at a provider goes back to, and what proves that the same browser goes on. */
export interface SocialReturn {
  redirectUri: string;
  codeChallenge: string | null;
}

/** Creates the code for the account that was chosen. */
export function createSocialCode(
  context: Context,
  provider: SocialProviderRow,
  account: SocialAccountRow,
  { redirectUri, codeChallenge }: SocialReturn,
): string {
  const { code } = context.db.socialCodes.insert({
    id: context.ids.uuid(),
    code: context.ids.token(),
    providerId: provider.id,
    accountId: account.id,
    redirectUri,
    codeChallenge,
    expiresAt: isoAfter(context, SOCIAL_CODE_SECONDS),
    usedAt: null,
  });
  return code;
}

/**
 * Whose account the code is for; it works once.
 *
 * @throws {Refusal} 401 `ER-SOCIAL-LOGIN-FAILED`.
 */
export function redeemSocialCode(
  context: Context,
  provider: SocialProviderRow,
  query: SocialPostLoginQuery,
): SocialAccountRow {
  const row = context.db.socialCodes.findBy('code', query.code ?? '');
  const account = row && context.db.socialAccounts.find(row.accountId);
  const isOurs = row?.providerId === provider.id && (query.redirectUri ?? row.redirectUri) === row.redirectUri;
  if (!row || !account || !isOurs || row.usedAt !== null || isOver(context, row.expiresAt) || !isProved(row, query)) {
    return refuse(context, 401, errorCodes.socialLoginFailed, 'The provider did not confirm this sign-in.');
  }
  context.db.socialCodes.update(row.id, { usedAt: isoAfter(context, 0) });
  return account;
}

function isProved({ codeChallenge }: Rows['socialCodes'], query: SocialPostLoginQuery): boolean {
  const verifier = query.code_verifier_pkce ?? query.code_verifier ?? '';
  return codeChallenge === null || challengeFor(verifier) === codeChallenge;
}
