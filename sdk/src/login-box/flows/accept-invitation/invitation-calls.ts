import { getPasswordConfig } from '../../../api/users';
import {
  acceptInvitation,
  acceptInvitationWithCode,
  activateAccount,
  activateAccountWithCode,
  getActivationStrategy,
  verifyInviteLink,
} from '../../../api/users-joining';
import type { App } from '../../../app/app';
import { loadPasswordRules } from '../../../app/password/load-password-rules';
import type { ErrorCode, LoginResponse } from '../../../contract';
import type { HttpClient } from '../../../core/http-client';
import { asApiError } from '../../../core/response-error';
import { isDeadLink } from '../../parts/dead-links';
import { isRefused } from '../../parts/is-refused';
import type { AcceptInvitationState, AcceptInvitationStateOf } from './accept-invitation-state';

/** Input of the invitation form. */
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

/** Whether the service refuses the invited user for a reason that the user can't resolve. */
export function isRefusal(code: string): boolean {
  return refusalCodes.includes(code);
}

/** Loads the name of the inviting team, and what the user has to enter to accept. */
export async function askAboutInvitation(
  app: Pick<App, 'http' | 'session'>,
  { link, withCode }: AcceptInvitationStateOf<'validate'>,
): Promise<AcceptInvitationState> {
  const { http } = app;
  const [name, withPassword] = await Promise.all([nameOfTeam(http, link.token), needsPassword(http, link)]);
  const rules = withPassword ? await loadPasswordRules(app, getPasswordConfig(http, link.userId)) : null;
  return { step: 'pending', link, withCode, withPassword, rules, name };
}

/** The team's name; empty if the service doesn't find the link by its token alone, because it may still accept it. */
async function nameOfTeam(http: HttpClient, token: string): Promise<string> {
  try {
    return (await verifyInviteLink(http, { token })).name;
  } catch (thrown) {
    const { errorCode } = asApiError(thrown);
    if (isDeadLink(errorCode) || isRefusal(errorCode) || !isRefused(thrown)) throw thrown;
    return '';
  }
}

/** Whether the user has to choose a password: only the link to an account that was never used needs one. */
async function needsPassword(http: HttpClient, link: AcceptInvitationStateOf<'pending'>['link']): Promise<boolean> {
  try {
    return (await getActivationStrategy(http, link)).shouldSetPassword;
  } catch (thrown) {
    if (!isRefused(thrown)) throw thrown;
    return false;
  }
}

/** Accepts. With a first password, returns a session or the challenge before it; otherwise `null`. */
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
