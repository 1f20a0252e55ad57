import {
  addPhoneNumberRequestSchema,
  addPhoneNumberResponseSchema,
  deletePhoneNumberResponseSchema,
  emptyResponseSchema,
  errorCodes,
  listMyPhoneNumbersResponseSchema,
  listPhoneNumbersQuerySchema,
  listPhoneNumbersResponseSchema,
  listUserPhonesQuerySchema,
  listUserPhonesResponseSchema,
  type PhoneNumber,
  preverifyPhoneNumberRequestSchema,
  preverifyPhoneNumberResponseSchema,
  verifyPhoneNumberRequestSchema,
} from '@portico/sdk/contract';
import type { PhoneNumberRow, Rows, UserRow } from '../db/tables';
import { route } from './route';
import { type Context, readQuery, refuse } from './rules/call/context';
import type { HandlerContext, HandlerReply } from './rules/call/handler-context';
import { pageOf } from './rules/call/list-page';
import { recordAs, textInBody } from './rules/events/call-records';
import { permissionKeys } from './rules/team/permissions';
import { splitIds } from './rules/team/user-lists';
import { checkCode } from './rules/users/one-time-codes';
import { addPhoneNumber, confirmPhoneNumber, dropPhoneNumber, tidyPhoneNumber } from './rules/users/phone-numbers';
import { mailCode, textCode } from './rules/users/sent-codes';

/** Default number of rows on a page (portal spec §9). */
const DEFAULT_PAGE_SIZE = 10;

async function listPhoneNumbers(context: HandlerContext<never>): Promise<HandlerReply> {
  const { user } = await context.caller();
  const { _limit = DEFAULT_PAGE_SIZE, _offset } = readQuery(context, listPhoneNumbersQuerySchema);
  return context.reply(200, pageOf(numbersOf(context, user), _limit, _offset));
}

async function listMyPhoneNumbers(context: HandlerContext<never>): Promise<HandlerReply> {
  return context.reply(200, numbersOf(context, (await context.caller()).user));
}

function numbersOf({ db }: Context, { id }: UserRow): PhoneNumber[] {
  return db.phoneNumbers.listBy('userId', id).map(({ userId, ...number }) => number);
}

async function addOwnPhoneNumber(context: HandlerContext<never>): Promise<HandlerReply> {
  const { user } = await context.caller();
  const { phoneNumber: typed, verify } = context.read(addPhoneNumberRequestSchema);
  const phoneNumber = tidyPhoneNumber(typed);
  if (numbersOf(context, user).some((own) => own.phoneNumber === phoneNumber)) {
    return refuse(context, 409, errorCodes.alreadyExists, 'This number is there already.', { field: 'phoneNumber' });
  }
  const sent = verify ? textCode(context, 'verify-phone', user.id, phoneNumber) : undefined;
  addPhoneNumber(context, user.id, phoneNumber);
  return context.reply(201, sent ? { otcToken: sent.token } : {});
}

async function preverifyPhoneNumber(context: HandlerContext<never>): Promise<HandlerReply> {
  const { user } = await context.caller();
  const phoneNumber = tidyPhoneNumber(context.read(preverifyPhoneNumberRequestSchema).phoneNumber);
  const { token } = textCode(context, 'verify-phone', user.id, phoneNumber);
  return context.reply(200, { otcToken: token });
}

async function verifyPhoneNumber(context: HandlerContext<never>): Promise<HandlerReply> {
  const { user } = await context.caller();
  const sent = checkOwnCode(context, user, 'verify-phone');
  confirmPhoneNumber(context, user.id, sent.sentTo);
  context.db.oneTimeCodes.remove(sent.id);
  return context.reply(200, {});
}

/** A number that has never answered may be a slip of the fingers, so its code goes to the inbox. */
async function deletePhoneNumber(context: HandlerContext<'phoneId'>): Promise<HandlerReply> {
  const { user } = await context.caller();
  const number = findOwnNumber(context, user);
  const { token } = number.verified
    ? textCode(context, 'delete-phone', user.id, number.phoneNumber)
    : mailCode(context, 'delete-phone', user);
  return context.reply(200, { phoneId: number.id, otcToken: token });
}

async function verifyDeletePhoneNumber(context: HandlerContext<'phoneId'>): Promise<HandlerReply> {
  const { user } = await context.caller();
  const number = findOwnNumber(context, user);
  const sent = checkOwnCode(context, user, 'delete-phone', number.verified ? number.phoneNumber : user.email);
  dropPhoneNumber(context, number);
  context.db.oneTimeCodes.remove(sent.id);
  return context.reply(200, {});
}

function findOwnNumber(context: HandlerContext<'phoneId'>, user: UserRow): PhoneNumberRow {
  const number = context.db.phoneNumbers.find(context.params.phoneId);
  if (number?.userId === user.id) return number;
  return refuse(context, 404, errorCodes.notFound, 'There is no such number.', { kind: 'phoneNumber' });
}

/** The code that was typed, when it is the caller's and went to this address. */
function checkOwnCode(
  context: Context,
  user: UserRow,
  purpose: Rows['oneTimeCodes']['purpose'],
  sentTo?: string,
): Rows['oneTimeCodes'] {
  const { otcToken, code } = context.read(verifyPhoneNumberRequestSchema);
  const row = context.db.oneTimeCodes.findBy('token', otcToken);
  const fits = row?.userId === user.id && (sentTo === undefined || row.sentTo === sentTo);
  return checkCode(context, { token: fits ? otcToken : '', purpose }, code);
}

async function listUserPhones(context: HandlerContext<never>): Promise<HandlerReply> {
  const { tenant } = await context.caller();
  const query = readQuery(context, listUserPhonesQuerySchema);
  const { _limit = DEFAULT_PAGE_SIZE, _offset, _phoneNumber = '', userIds } = query;
  const [wanted, part] = [splitIds(userIds), tidyPhoneNumber(_phoneNumber)];
  const members = context.db.memberships.listBy('tenantId', tenant.id);
  const rows = members
    .filter(({ userId }) => wanted?.has(userId) ?? true)
    .flatMap(({ userId }) => context.db.phoneNumbers.listBy('userId', userId))
    .filter((row) => row.verified && row.phoneNumber.includes(part))
    .map(({ userId, phoneNumber }) => ({ userId, phoneNumber }));
  return context.reply(200, pageOf(rows, _limit, _offset));
}

/** Phone numbers to sign in with (portal spec §7 "Restrictions and policies"). */
export const phoneNumberRoutes = [
  route('GET /identity/resources/users/phone-numbers/v1', listPhoneNumbers, { answer: listPhoneNumbersResponseSchema }),
  route('GET /identity/resources/users/phone-numbers/v1/me', listMyPhoneNumbers, {
    answer: listMyPhoneNumbersResponseSchema,
  }),
  route('POST /identity/resources/users/phone-numbers/v1', addOwnPhoneNumber, {
    answer: addPhoneNumberResponseSchema,
    record: recordAs('user.profile-changed', textInBody('phoneNumber')),
  }),
  route('POST /identity/resources/users/phone-numbers/v1/preverify', preverifyPhoneNumber, {
    answer: preverifyPhoneNumberResponseSchema,
  }),
  route('POST /identity/resources/users/phone-numbers/v1/verify', verifyPhoneNumber, {
    answer: emptyResponseSchema,
    record: recordAs('user.profile-changed'),
  }),
  route('DELETE /identity/resources/users/phone-numbers/v1/{phoneId}', deletePhoneNumber, {
    answer: deletePhoneNumberResponseSchema,
    record: recordAs('user.profile-changed'),
  }),
  route('POST /identity/resources/users/phone-numbers/v1/{phoneId}/delete/verify', verifyDeletePhoneNumber, {
    answer: emptyResponseSchema,
    record: recordAs('user.profile-changed'),
  }),
  route('GET /identity/resources/users/phone-numbers/v2', listUserPhones, {
    permission: permissionKeys.readUsers,
    answer: listUserPhonesResponseSchema,
  }),
];
