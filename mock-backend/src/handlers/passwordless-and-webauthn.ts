import {
  createPasskeyResponseSchema,
  emptyResponseSchema,
  errorCodes,
  listMyPasskeysResponseSchema,
  loginResponseSchema,
  type PasswordlessPreLoginRequest,
  type PasswordlessType,
  passwordlessPostLoginRequestSchema,
  passwordlessPreLoginRequestSchema,
  passwordlessPreLoginResponseSchema,
  passwordlessTypeSchema,
  webAuthnAttestationSchema,
  webAuthnPostLoginRequestSchema,
  webAuthnPreLoginRequestSchema,
  webAuthnPreLoginResponseSchema,
} from '@portico/sdk/contract';
import type { UserRow, WebAuthnKeyRow } from '../db/tables';
import { route } from './route';
import { findUserByIdentifier } from './rules/auth/admission';
import { refuseClosedMethod } from './rules/auth/auth-strategies';
import { finishSignIn } from './rules/auth/finish-sign-in';
import { createSignInCode, signInCookie, takeSignInCode, takeSignInLink } from './rules/auth/sign-in-codes';
import { type Asked, phoneShown, sendSignInCode } from './rules/auth/sign-in-messages';
import { type Context, refuse } from './rules/call/context';
import type { HandlerContext, HandlerReply } from './rules/call/handler-context';
import { recordAs } from './rules/events/call-records';
import {
  askForAnswer,
  askForKey,
  decoyCredentialId,
  refuseKey,
  takeChallenge,
  toBase64url,
} from './rules/mfa/webauthn-challenges';
import { checkAnswer, keepKey, namesOwner, readNewKey } from './rules/mfa/webauthn-keys';
import { refuseCaptcha } from './rules/security/captcha';
import { ownerCalling } from './rules/sessions/impersonation';
import { admitBy, findNamedLink } from './rules/users/invite-links';
import { findPhoneHolder, tidyPhoneNumber } from './rules/users/phone-numbers';

async function passwordlessPreLogin(context: HandlerContext<'type'>): Promise<HandlerReply> {
  const type = readType(context);
  const body = context.read(passwordlessPreLoginRequestSchema);
  refuseClosedMethod(context, type);
  await refuseCaptcha(context, body.recaptchaToken);
  const asked = findAsked(context, body);
  // The password is typed next, so there is nothing to send.
  if (type === 'emailandpassword') return context.reply(200, {});
  const row = createSignInCode(context, type, asked);
  if (asked.user) sendSignInCode(context, row, asked.user);
  const answer = type === 'smscode' ? { phoneNumber: phoneShown(context, asked) } : {};
  return context.reply(200, answer, { cookies: [signInCookie(context, row)] });
}

function passwordlessPostLogin(context: HandlerContext<'type'>): HandlerReply | Promise<HandlerReply> {
  const type = readType(context);
  const { token, invitationToken } = context.read(passwordlessPostLoginRequestSchema);
  refuseClosedMethod(context, type);
  if (type === 'emailandpassword') {
    return refuse(context, 401, errorCodes.invalidCredentials, 'The e-mail address or the password is not right.');
  }
  const link = findNamedLink(context, invitationToken);
  const user = type === 'magiclink' ? takeSignInLink(context, token) : takeSignInCode(context, type, token);
  if (type === 'smscode') return finishSignIn(context, admitBy(context, user, link), ['sms']);
  return finishSignIn(context, admitBy(context, confirmEmail(context, user), link), ['otp']);
}

/** A mail that came back is as good as the link of a mail that asks to confirm the address. */
function confirmEmail(context: Context, user: UserRow): UserRow {
  return user.verified ? user : context.db.users.update(user.id, { verified: true });
}

function readType(context: HandlerContext<'type'>): PasswordlessType {
  const type = passwordlessTypeSchema.safeParse(context.params.type);
  return (
    type.data ?? refuse(context, 404, errorCodes.notFound, 'There is no such way to sign in.', { kind: 'strategy' })
  );
}

function findAsked(context: Context, body: PasswordlessPreLoginRequest): Asked {
  const { users } = context.db;
  if (body.userId) return { askedFor: `id:${body.userId}`, user: users.find(body.userId) };
  if (body.phoneNumber) {
    const phoneNumber = tidyPhoneNumber(body.phoneNumber);
    return { askedFor: `phone:${phoneNumber}`, user: findPhoneHolder(context, phoneNumber) };
  }
  const name = (body.email || body.username || '').trim();
  return { askedFor: `name:${name.toLowerCase()}`, user: findUserByIdentifier(context, name) };
}

function webAuthnPreLogin(context: HandlerContext<never>): HandlerReply {
  const { email, userId } = context.read(webAuthnPreLoginRequestSchema);
  const name = (userId || email || '').trim().toLowerCase();
  const user = userId ? context.db.users.find(userId) : findUserByIdentifier(context, email ?? '');
  const own = user ? passkeysOf(context, user.id).map((row) => row.credentialId) : [];
  // Without a name the browser offers every passkey it has for this site.
  const ids = name === '' || own.length > 0 ? own : [decoyCredentialId(name)];
  const { options } = askForAnswer(context, 'sign-in', null, ids);
  return context.reply(200, { ...options, options });
}

async function webAuthnPostLogin(context: HandlerContext<never>): Promise<HandlerReply> {
  const body = context.read(webAuthnPostLoginRequestSchema);
  const link = findNamedLink(context, body.invitationToken);
  const asked = takeChallenge(context, body.response, 'sign-in', null);
  const key = context.db.webAuthnKeys.findBy('credentialId', toBase64url(body.id));
  if (key?.purpose !== 'passkey' || !namesOwner(body, key.userId)) return refuseKey(context);
  const isUserVerified = await checkAnswer(context, asked, key, body);
  const member = admitBy(context, context.db.users.get(key.userId), link);
  return finishSignIn(context, member, isUserVerified ? ['hwk', 'mfa'] : ['hwk']);
}

async function createPasskey(context: HandlerContext<never>): Promise<HandlerReply> {
  const { user } = await ownerCalling(context);
  const { options } = askForKey(context, 'create-passkey', user, passkeysOf(context, user.id));
  return context.reply(200, { ...options, options });
}

async function verifyPasskey(context: HandlerContext<never>): Promise<HandlerReply> {
  const { user } = await ownerCalling(context);
  const body = context.read(webAuthnAttestationSchema);
  const asked = takeChallenge(context, body.response, 'create-passkey', user.id);
  const key = await readNewKey(context, asked, body);
  keepKey(context, { ...key, userId: user.id, purpose: 'passkey', deviceType: body.deviceType ?? 'Platform' });
  return context.reply(200, {});
}

async function listMyPasskeys(context: HandlerContext<never>): Promise<HandlerReply> {
  const { user } = await context.caller();
  const devices = passkeysOf(context, user.id).map(({ id, deviceType, createdAt }) => ({ id, deviceType, createdAt }));
  return context.reply(200, { devices });
}

async function deletePasskey(context: HandlerContext<'deviceId'>): Promise<HandlerReply> {
  const { user } = await ownerCalling(context);
  const key = passkeysOf(context, user.id).find((row) => row.id === context.params.deviceId);
  if (!key) return refuse(context, 404, errorCodes.notFound, 'There is no such passkey.', { kind: 'passkey' });
  context.db.webAuthnKeys.remove(key.id);
  return context.reply(200, {});
}

function passkeysOf(context: Context, userId: string): WebAuthnKeyRow[] {
  return context.db.webAuthnKeys.listBy('userId', userId).filter((row) => row.purpose === 'passkey');
}

/** Signing in without a password (sign-in spec §7 "Auth", passwordless and WebAuthn). */
export const passwordlessRoutes = [
  route('POST /identity/resources/auth/v1/passwordless/{type}/prelogin', passwordlessPreLogin, {
    answer: passwordlessPreLoginResponseSchema,
  }),
  route('POST /identity/resources/auth/v1/passwordless/{type}/postlogin', passwordlessPostLogin, {
    answer: loginResponseSchema,
  }),
  route('POST /identity/resources/auth/v1/webauthn/prelogin', webAuthnPreLogin, {
    answer: webAuthnPreLoginResponseSchema,
  }),
  route('POST /identity/resources/auth/v1/webauthn/postlogin', webAuthnPostLogin, { answer: loginResponseSchema }),
  route('POST /identity/resources/users/webauthn/v1/devices', createPasskey, { answer: createPasskeyResponseSchema }),
  route('GET /identity/resources/users/webauthn/v1/devices', listMyPasskeys, {
    answer: listMyPasskeysResponseSchema,
  }),
  route('POST /identity/resources/users/webauthn/v1/devices/verify', verifyPasskey, {
    answer: emptyResponseSchema,
    record: recordAs('user.passkey-added'),
  }),
  route('DELETE /identity/resources/users/webauthn/v1/devices/{deviceId}', deletePasskey, {
    answer: emptyResponseSchema,
    record: recordAs('user.passkey-removed'),
  }),
];
