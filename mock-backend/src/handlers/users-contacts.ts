import {
  changeMyEmailRequestSchema,
  changeMyPhoneRequestSchema,
  changeMyPhoneResponseSchema,
  changePhoneRequestSchema,
  emptyResponseSchema,
  errorCodes,
  resetPhoneRequestSchema,
  resetPhoneResponseSchema,
  verifyMyEmailRequestSchema,
  verifyMyPhoneRequestSchema,
  verifyResetPhoneRequestSchema,
  verifyResetPhoneResponseSchema,
} from '@portico/sdk/contract';
import type { UserRow } from '../db/tables';
import { route } from './route';
import { findUserByIdentifier } from './rules/auth/admission';
import { type Context, refuse } from './rules/call/context';
import type { Caller, HandlerContext, HandlerReply } from './rules/call/handler-context';
import { actorByLink, recordAs, textInBody } from './rules/events/call-records';
import { refuseEmailDomain } from './rules/security/email-domains';
import { ownerCalling } from './rules/sessions/impersonation';
import { createLink, findLink, refuseLink, sendMail, spendLink } from './rules/users/links';
import { checkCode, MAIL_CODE_SECONDS } from './rules/users/one-time-codes';
import {
  confirmPhoneNumber,
  refuseTakenNumber,
  replacePrimaryNumber,
  tidyPhoneNumber,
} from './rules/users/phone-numbers';
import { createUnsentCode, mailCode, textCode } from './rules/users/sent-codes';

async function changeMyEmail(context: HandlerContext<never>): Promise<HandlerReply> {
  const caller = await ownerCalling(context);
  const email = context.read(changeMyEmailRequestSchema).email.toLowerCase();
  refuseManaged(context, caller);
  refuseEmailDomain(context, caller.tenant.id, email);
  const owner = context.db.users.findBy('email', email);
  if (owner && owner.id !== caller.user.id) mailOwner(context, caller.user, owner);
  else mailCode(context, 'change-email', caller.user, email);
  return context.reply(200, {});
}

/** For an address of another user no code is sent; its owner gets a mail instead. */
function mailOwner(context: Context, asking: UserRow, owner: UserRow): void {
  const [purpose, typedAddress] = ['change-email' as const, owner.email];
  createUnsentCode(context, { purpose, typedAddress, seconds: MAIL_CODE_SECONDS, userId: asking.id });
  sendMail(context, owner, 'Your address was entered for another account', null, [
    'a user of another account has entered your e-mail address as theirs. Nothing has changed.',
  ]);
}

async function verifyMyEmail(context: HandlerContext<never>): Promise<HandlerReply> {
  const caller = await ownerCalling(context);
  const { email: typed, code } = context.read(verifyMyEmailRequestSchema);
  const email = typed.toLowerCase();
  const sent = context.db.oneTimeCodes
    .listBy('userId', caller.user.id)
    .find((row) => row.purpose === 'change-email' && row.sentTo === email);
  const row = checkCode(context, { token: sent?.token ?? '', purpose: 'change-email' }, code);
  if (context.db.users.findBy('email', email)) {
    refuse(context, 409, errorCodes.alreadyExists, 'Another user has this address.', { field: 'email' });
  }
  context.db.oneTimeCodes.remove(row.id);
  takeAddressOver(context, caller.user, email);
  return context.reply(200, {});
}

/** Links that went to the old address stop working, and its owner is notified. */
function takeAddressOver(context: Context, user: UserRow, email: string): void {
  const { linkTokens, users } = context.db;
  for (const link of linkTokens.listBy('userId', user.id)) linkTokens.remove(link.id);
  users.update(user.id, { email, verified: true });
  sendMail(context, user, 'Your e-mail address has changed', null, [
    `from now on you sign in with ${email}.`,
    'If that was not you, ask your administrator for help.',
  ]);
}

function refuseManaged(context: Context, { user, membership }: Caller): void {
  if (membership.managedBy !== 'scim2' && user.provider !== 'scim2') return;
  refuse(context, 409, errorCodes.managedByDirectory, 'Your directory keeps this address.');
}

async function changeMyPhone(context: HandlerContext<never>): Promise<HandlerReply> {
  const { user } = await ownerCalling(context);
  const phoneNumber = tidyPhoneNumber(context.read(changeMyPhoneRequestSchema).phoneNumber);
  const { token } = textCode(context, 'change-phone', user.id, phoneNumber);
  return context.reply(200, { changePhoneId: token });
}

async function verifyMyPhone(context: HandlerContext<never>): Promise<HandlerReply> {
  const { user } = await ownerCalling(context);
  const { changePhoneId, code } = context.read(verifyMyPhoneRequestSchema);
  const isOwn = context.db.oneTimeCodes.findBy('token', changePhoneId)?.userId === user.id;
  const sent = checkCode(context, { token: isOwn ? changePhoneId : '', purpose: 'change-phone' }, code);
  confirmPhoneNumber(context, user.id, sent.sentTo);
  replacePrimaryNumber(context, user.id, sent.sentTo);
  context.db.oneTimeCodes.remove(sent.id);
  return context.reply(200, {});
}

/** Gives every caller the same answer; only the mail shows whether the account exists. */
function resetPhone(context: HandlerContext<never>): HandlerReply {
  const typedAddress = context.read(resetPhoneRequestSchema).email.toLowerCase();
  const user = findUserByIdentifier(context, typedAddress);
  const { token } = user
    ? mailCode(context, 'reset-phone', user)
    : createUnsentCode(context, { purpose: 'reset-phone', typedAddress, seconds: MAIL_CODE_SECONDS });
  return context.reply(200, { resetPhoneNumberToken: token });
}

function verifyResetPhone(context: HandlerContext<never>): HandlerReply {
  const { resetPhoneNumberToken: token, code } = context.read(verifyResetPhoneRequestSchema);
  const sent = checkCode(context, { token, purpose: 'reset-phone' }, code);
  context.db.oneTimeCodes.remove(sent.id);
  const { userId } = sent;
  const link = createLink(context, { purpose: 'change-phone', userId, tenantId: null, seconds: MAIL_CODE_SECONDS });
  return context.reply(200, { changePhoneNumberToken: link.token });
}

/** The number counts at once, since a sign-in by text message follows; it is verified when its code comes back. */
function changePhone(context: HandlerContext<never>): HandlerReply {
  const { changePhoneNumberToken, phoneNumber: typed } = context.read(changePhoneRequestSchema);
  const link = findLink(context, 'change-phone', changePhoneNumberToken);
  if (!context.db.users.find(link.userId)) return refuseLink(context);
  refuseTakenNumber(context, link.userId, typed);
  const phoneNumber = tidyPhoneNumber(typed);
  const { token } = textCode(context, 'change-phone', link.userId, phoneNumber);
  spendLink(context, link);
  replacePrimaryNumber(context, link.userId, phoneNumber);
  return context.reply(200, { changePhoneId: token });
}

/** How a user is reached: e-mail address and primary phone number (sign-in spec §7 "Users"). */
export const contactRoutes = [
  route('POST /identity/resources/users/v1/email/me', changeMyEmail, { answer: emptyResponseSchema }),
  route('POST /identity/resources/users/v1/email/me/verify', verifyMyEmail, {
    answer: emptyResponseSchema,
    record: recordAs('user.profile-changed', textInBody('email')),
  }),
  route('POST /identity/resources/users/v1/phone', changeMyPhone, { answer: changeMyPhoneResponseSchema }),
  route('POST /identity/resources/users/v1/phone/verify', verifyMyPhone, {
    answer: emptyResponseSchema,
    record: recordAs('user.profile-changed'),
  }),
  route('POST /identity/resources/users/v1/phone/reset', resetPhone, { answer: resetPhoneResponseSchema }),
  route('POST /identity/resources/users/v1/phone/reset/verify', verifyResetPhone, {
    answer: verifyResetPhoneResponseSchema,
  }),
  route('PUT /identity/resources/users/v1/phone/change', changePhone, {
    answer: changeMyPhoneResponseSchema,
    record: recordAs('user.profile-changed', undefined, actorByLink('changePhoneNumberToken')),
  }),
];
