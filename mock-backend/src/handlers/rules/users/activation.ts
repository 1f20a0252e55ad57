import { type ActivateAccountRequest, errorCodes } from '@portico/sdk/contract';
import type { Rows, UserRow } from '../../../db/tables';
import { admit, type Member, refuseLockedOrDisabled } from '../auth/admission';
import { authStrategiesOf } from '../auth/auth-strategies';
import { finishSignIn } from '../auth/finish-sign-in';
import { setPassword } from '../auth/password-history';
import { type Context, refuse } from '../call/context';
import type { HandlerReply } from '../call/handler-context';
import { recordEvent } from '../events/record-event';
import { forgetWrongGuesses } from '../security/lockout';
import { membershipIn } from '../team/team-members';
import { parseMetadata } from '../team/views';
import { approvalOf } from './approvals';
import { refuseLockedTenant } from './invite-links';
import { findLink, refuseLink, spendLink } from './links';
import { checkCode } from './one-time-codes';

type LinkRow = Rows['linkTokens'];
type Joining = 'activate' | 'invitation';

/** What a link in a mail carries, with the code if the mail has one. */
interface TypedLink {
  userId: string;
  token: string;
  code?: string;
}

/**
 * A link that activates an account, with its user. A mail with a code needs the code.
 *
 * @throws {Refusal} 400 `ER-RESET-LINK-INVALID`, `ER-01239` or `ER-MFA-CODE-INVALID`, 403 when they are shut out,
 *   410 `ER-RESET-LINK-EXPIRED` or `ER-MFA-CODE-EXPIRED`, 429.
 */
export function findJoining(context: Context, purpose: Joining, typed: TypedLink): { link: LinkRow; member: Member } {
  const link = findLink(context, purpose, typed.token, typed.userId);
  const needsCode = context.db.oneTimeCodes.findBy('token', link.token) !== undefined;
  if (needsCode !== (typed.code !== undefined)) refuseLink(context);
  if (typed.code !== undefined) checkCode(context, { token: link.token, purpose }, typed.code);

  const user = context.db.users.find(link.userId);
  const membership = user && membershipIn(context, user, link.tenantId ?? '');
  if (!user || !membership) return refuseLink(context);
  refuseLockedTenant(context, membership.tenantId);
  refuseLockedOrDisabled(context, { user, membership });
  return { link, member: { user, membership } };
}

/** Activates an account and signs its owner in; the link is used up. */
export function activate(
  context: Context,
  { link, member }: { link: LinkRow; member: Member },
  body: ActivateAccountRequest,
): HandlerReply | Promise<HandlerReply> {
  const { id } = member.user;
  choosePassword(context, member.user, body.password);
  keepConsent(context, member.user, body.lastTermsCheck);
  const { tenantId } = accept(context, link, member);
  forgetWrongGuesses(context, `password:${id}`);
  return finishSignIn(context, admit(context, context.db.users.get(id), tenantId), ['pwd']);
}

/** Activates a user in the tenant that invited them: opening the mail proves that the address is theirs. */
export function accept(context: Context, link: LinkRow, { user, membership }: Member): Member['membership'] {
  spendLink(context, link);
  context.db.users.update(user.id, { verified: true });
  const { tenantId } = membership;
  // If the team approves new users, the approval activates the membership.
  const activatedForTenant = approvalOf(context.db, user.id, tenantId) === undefined;
  if (activatedForTenant && !membership.activatedForTenant) {
    recordEvent(context, { event: 'user.joined', tenantId, actor: user, subject: user.email });
  }
  return context.db.memberships.update(membership.id, { activatedForTenant });
}

/** Whether a user who follows this link has to choose a password. */
export function shouldSetPassword(context: Context, link: LinkRow): boolean {
  const user = context.db.users.find(link.userId);
  // The link of an unknown user has a tenant only if a password was given.
  return choosesPassword(context) && (user ? user.password === null : link.tenantId === null);
}

/** Whether the vendor's main login method has a password. */
function choosesPassword(context: Context): boolean {
  return authStrategiesOf(context).mainAuthStrategies.some(({ strategy }) => strategy.endsWith('AndPassword'));
}

function choosePassword(context: Context, user: UserRow, password: string | undefined): void {
  if (password !== undefined) setPassword(context, user, password);
  else if (user.password === null && choosesPassword(context))
    refuse(context, 400, errorCodes.invalidRequest, 'password: is needed');
}

/** Stores the consent in the metadata, with the other custom fields of the form. */
function keepConsent(context: Context, { id, metadata }: UserRow, lastTermsCheck: string | undefined): void {
  if (lastTermsCheck === undefined) return;
  const updated = { ...parseMetadata(metadata), lastTermsCheck };
  context.db.users.update(id, { metadata: JSON.stringify(updated) });
}
