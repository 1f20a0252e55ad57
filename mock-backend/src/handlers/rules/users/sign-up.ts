import { errorCodes, type IdentifierType, type SignUpRequest, type SignUpResult } from '@portico/sdk/contract';
import { newTenant } from '../../../db/new-tenant';
import type { InviteLinkRow, UserRow } from '../../../db/tables';
import { admit, type Member } from '../auth/admission';
import { finishSignIn } from '../auth/finish-sign-in';
import { setPassword } from '../auth/password-history';
import { refuseBadPassword } from '../auth/password-policy';
import { type Context, isoAfter, refuse, vendorOf } from '../call/context';
import type { HandlerReply } from '../call/handler-context';
import { recordEvent } from '../events/record-event';
import { refuseEmailDomain } from '../security/email-domains';
import { refusePlace } from '../security/places';
import { insertUser, joinTenant } from '../team/new-member';
import { membershipIn } from '../team/team-members';
import { findInviteLink, joinByLink } from './invite-links';
import { ACTIVATION_SECONDS, mailActivation, mailInvitationOrCode, sendMail } from './links';
import { createCode } from './one-time-codes';
import { addPhoneNumber, findPhoneHolder, tidyPhoneNumber } from './phone-numbers';
import { splitProfile } from './profile';
import { type SignUpPolicy, signUpPolicyOf } from './sign-up-policy';

/** A sign-up whose fields fit the vendor's policy. */
interface NewAccount {
  by: IdentifierType;
  /** Empty where the vendor does not ask for one. */
  email: string;
  person: Pick<UserRow, 'name' | 'username' | 'phoneNumber'> & Partial<UserRow>;
  password: string | undefined;
  companyName: string;
  roleIds: string[];
  link: InviteLinkRow | undefined;
  needsActivation: boolean;
}

/** Signs a user up. Checks everything before the first change; the api function lists the refusals. */
export function signUp(
  context: Context,
  body: SignUpRequest,
  by: IdentifierType,
): HandlerReply | Promise<HandlerReply> {
  const account = readAccount(context, body, by);
  const known = account.email === '' ? undefined : context.db.users.findBy('email', account.email);
  if (known) return answerKnown(context, account, known);
  const phoneHolder = by === 'phoneNumber' ? findPhoneHolder(context, account.person.phoneNumber ?? '') : undefined;
  if (phoneHolder) return answerWithoutSession(context);

  const member = createAccount(context, account);
  const { user, membership } = member;
  // A user whom the team has to approve joins after the approval.
  if (membership.activatedForTenant) {
    const subject = user.email || user.name;
    recordEvent(context, { event: 'user.joined', tenantId: membership.tenantId, actor: user, subject });
  }
  if (account.needsActivation) return answerWithActivation(context, member, mailActivation(context, member).token);
  return by === 'phoneNumber' ? answerWithoutSession(context, member) : answerWithSession(context, member);
}

function readAccount(context: Context, body: SignUpRequest, by: IdentifierType): NewAccount {
  const policy = signUpPolicyOf(context);
  const link = body.invitationToken ? findInviteLink(context, body.invitationToken) : undefined;
  if (!(policy.allowed || link) || !policy[by].isActive) {
    refuse(context, 403, errorCodes.signUpClosed, 'Sign-up by this method is closed.');
  }
  refuseMissingFields(context, policy, body, by);
  if (body.password) refuseBadPassword(context, body.password, link?.tenantId);
  if (body.username && context.db.users.findBy('username', body.username)) {
    refuse(context, 409, errorCodes.usernameTaken, 'Another user has this user name.');
  }
  const email = body.email?.toLowerCase() ?? '';
  if (email !== '') refuseEmailDomain(context, link?.tenantId ?? null, email);
  if (link) refusePlace(context, context.request, link.tenantId);
  const asksForCode = email !== '' && by !== 'phoneNumber' && (policy.verifyEmail || !body.password);
  return {
    by,
    email,
    person: readPerson(context, body, email),
    password: body.password || undefined,
    companyName: body.companyName || body.name || email || 'New account',
    roleIds: readRoleIds(context, body.roleIds ?? []),
    link,
    needsActivation: asksForCode,
  };
}

function readPerson(context: Context, body: SignUpRequest, email: string): NewAccount['person'] {
  return {
    ...splitProfile(context, { metadata: body.metadata || '{}' }),
    name: body.name ?? '',
    username: body.username || null,
    phoneNumber: body.phoneNumber ? tidyPhoneNumber(body.phoneNumber) : null,
    // Without an address there is nothing to confirm.
    verified: email === '',
  };
}

function refuseMissingFields(context: Context, policy: SignUpPolicy, body: SignUpRequest, by: IdentifierType): void {
  const fields: IdentifierType[] = ['email', 'phoneNumber', 'username'];
  const needed = fields.filter((field) => field === by || (policy[field].isActive && policy[field].isRequired));
  const missing = [
    ...needed.filter((field) => !body[field]),
    ...(by === 'username' && !body.password ? ['password'] : []),
  ];
  if (missing.length === 0) return;
  refuse(context, 400, errorCodes.invalidRequest, missing.map((field) => `${field}: is needed`).join(', '));
}

/** Accepts only roles of the vendor: a new account has no roles of its own yet. */
function readRoleIds(context: Context, ids: readonly string[]): string[] {
  for (const roleId of ids) {
    if (context.db.roles.find(roleId)?.tenantId !== null) {
      refuse(context, 400, errorCodes.roleNotFound, 'There is no such role.', { roleId });
    }
  }
  return [...ids];
}

function createAccount(context: Context, { email, person, password, companyName, roleIds, link }: NewAccount): Member {
  const tenantId = link?.tenantId ?? openTenant(context, companyName);
  const user = insertUser(context, { ...person, email, activeTenantId: tenantId });
  if (password !== undefined) setPassword(context, user, password);
  if (person.phoneNumber !== null) addPhoneNumber(context, user.id, person.phoneNumber);
  // An invite link sets the roles, whatever the request asks for.
  if (link) return joinByLink(context, user, link);
  return joinTenant(context, user, tenantId, [...new Set([founderRoleId(context), ...roleIds])]);
}

/** Creates an empty tenant and returns its id. */
export function openTenant(context: Context, name: string): string {
  const place = { id: context.ids.uuid(), vendorId: vendorOf(context).id, createdAt: isoAfter(context, 0) };
  return context.db.tenants.insert(newTenant({ ...place, name, alias: freeAlias(context, name) })).id;
}

/** `Acme Harbor` becomes `acme-harbor`, or `acme-harbor-2` where there is one. */
function freeAlias(context: Context, name: string): string {
  const parts = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['account'];
  const alias = parts.join('-').slice(0, 60);
  const { tenants } = context.db;
  if (!tenants.findBy('alias', alias)) return alias;
  let number = 2;
  while (tenants.findBy('alias', `${alias}-${number}`)) number++;
  return `${alias}-${number}`;
}

/** The creator of a tenant manages it: they get the highest role of the product. */
export function founderRoleId(context: Context): string {
  const roles = context.db.roles.list((role) => role.tenantId === null);
  const [highest] = roles.sort((a, b) => a.level - b.level);
  if (!highest) throw new Error('This world has no role for the creator of a tenant.');
  return highest.id;
}

/**
 * The address belongs to a user. If a code is required, the caller must not learn that: the answer is that of a new
 * account, whose code never comes, and the owner gets a mail.
 */
function answerKnown(context: Context, { needsActivation, by, password }: NewAccount, known: UserRow): HandlerReply {
  if (!needsActivation && by !== 'phoneNumber') {
    refuse(context, 409, errorCodes.alreadyExists, 'There is an account with this address.', { field: 'email' });
  }
  mailOwner(context, known);
  if (by === 'phoneNumber') return answerWithoutSession(context);
  const { userId, tenantId, token } = unknownUserLink(context, password !== undefined);
  const answer: SignUpResult = { shouldActivate: true, userId, tenantId, activationToken: token };
  return context.reply(200, answer);
}

function mailOwner(context: Context, user: UserRow): void {
  const membership = membershipIn(context, user, user.activeTenantId);
  if (membership && !user.verified) mailInvitationOrCode(context, { user, membership });
  else mailLogin(context, user);
}

function mailLogin(context: Context, user: UserRow): void {
  sendMail(context, user, 'You have an account already', '/account/login', [
    'this address was used to sign up again. You have an account already: sign in here.',
    '/account/login',
    'If it was not you, ignore this mail: nothing changes.',
  ]);
}

/** A link and a code of an unknown user: both behave as any other, and no code is ever right. */
function unknownUserLink(context: Context, hasPassword: boolean) {
  const [userId, tenantId] = [context.ids.uuid(), context.ids.uuid()];
  const { token } = createCode(context, { purpose: 'activate', userId, sentTo: '', seconds: ACTIVATION_SECONDS });
  context.db.linkTokens.insert({
    id: context.ids.uuid(),
    token,
    purpose: 'activate',
    userId,
    tenantId: hasPassword ? tenantId : null,
    createdAt: isoAfter(context, 0),
    expiresAt: isoAfter(context, ACTIVATION_SECONDS),
    usedAt: null,
  });
  return { userId, tenantId, token };
}

function answerWithActivation(context: Context, { user, membership }: Member, activationToken: string): HandlerReply {
  const { tenantId } = membership;
  const answer: SignUpResult = { shouldActivate: true, userId: user.id, tenantId, activationToken };
  return context.reply(200, answer);
}

/** Starts no session: the sign-in by text message follows. */
function answerWithoutSession(context: Context, member?: Member): HandlerReply {
  const answer: SignUpResult = {
    shouldActivate: false,
    userId: member?.user.id ?? context.ids.uuid(),
    tenantId: member?.membership.tenantId ?? context.ids.uuid(),
  };
  return context.reply(200, answer);
}

async function answerWithSession(context: Context, { user, membership }: Member): Promise<HandlerReply> {
  const { tenantId } = membership;
  const reply = await finishSignIn(context, admit(context, user, tenantId), ['pwd']);
  return { ...reply, body: { shouldActivate: false, userId: user.id, tenantId, authResponse: reply.body } };
}
