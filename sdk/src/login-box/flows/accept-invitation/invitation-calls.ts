import { getPasswordConfig } from '../../../api/users';
import {
  acceptInvitation,
  acceptInvitationWithCode,
  activateAccount,
  activateAccountWithCode,
  getActivationStrategy,
  verifyInviteLink,
} from '../../../api/users-joining';
import type { ErrorCode, LoginResponse, PasswordConfig } from '../../../contract';
import type { HttpClient } from '../../../core/http-client';
import { asApiError } from '../../../core/response-error';
import { isDeadLink } from '../../parts/dead-links';
import type { AcceptInvitationState, AcceptInvitationStateOf } from './accept-invitation-state';

/** What somebody types to accept an invitation. */
export interface Acceptance {
  password?: string;
  code?: string;
}

const refusalCodes: readonly string[] = [
  'ER-01239',
  'ER-ACCOUNT-LOCKED',
  'ER-ACCOUNT-DISABLED',
  'ER-ACCOUNT-EXPIRED',
] satisfies ErrorCode[];

/** Whether nothing that the invited could do themselves would let them in. */
export function isRefusal(code: string): boolean {
  return refusalCodes.includes(code);
}

/** Asks who invites, and what accepting needs. */
export async function askAboutInvitation(
  http: HttpClient,
  { link, withCode }: AcceptInvitationStateOf<'validate'>,
): Promise<AcceptInvitationState> {
  const [name, withPassword] = await Promise.all([nameOfTeam(http, link.token), needsPassword(http, link)]);
  const rules = withPassword ? await rulesOf(http, link.userId) : null;
  return { step: 'pending', link, withCode, withPassword, rules, name };
}

/** A service that does not know the link by its token alone may still accept it: the name is a courtesy. */
async function nameOfTeam(http: HttpClient, token: string): Promise<string> {
  try {
    return (await verifyInviteLink(http, { token })).name;
  } catch (thrown) {
    const { errorCode } = asApiError(thrown);
    if (isDeadLink(errorCode) || isRefusal(errorCode) || !isRefused(thrown)) throw thrown;
    return '';
  }
}

/** Only links to accounts that have never been used have a password to ask for. */
async function needsPassword(http: HttpClient, link: AcceptInvitationStateOf<'pending'>['link']): Promise<boolean> {
  try {
    return (await getActivationStrategy(http, link)).shouldSetPassword;
  } catch (thrown) {
    if (!isRefused(thrown)) throw thrown;
    return false;
  }
}

/** Not knowing the rules is no reason to stop: the service checks them all the same. */
function rulesOf(http: HttpClient, userId: string): Promise<PasswordConfig | null> {
  return getPasswordConfig(http, userId).catch(() => null);
}

const TOO_MANY_REQUESTS = 429;

/** The service has said no, and would say so again: not for being asked too often. */
function isRefused(thrown: unknown): boolean {
  const { statusCode } = asApiError(thrown);
  return statusCode >= 400 && statusCode < 500 && statusCode !== TOO_MANY_REQUESTS;
}

/** Accepts; where a first password is chosen, the answer is a session or what is still missing for one. */
export async function sendAcceptance(
  http: HttpClient,
  { link, withCode, withPassword }: AcceptInvitationStateOf<'pending'>,
  { password = '', code = '' }: Acceptance,
): Promise<LoginResponse | null> {
  const typed = { ...link, code: code.trim() };
  if (withPassword) {
    return withCode
      ? activateAccountWithCode(http, { ...typed, password })
      : activateAccount(http, { ...link, password });
  }
  await (withCode ? acceptInvitationWithCode(http, typed) : acceptInvitation(http, link));
  return null;
}
