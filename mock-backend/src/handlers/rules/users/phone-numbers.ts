import { errorCodes } from '@portico/sdk/contract';
import type { PhoneNumberRow, UserRow } from '../../../db/tables';
import { type Context, isoAfter, refuse } from '../call/context';

/** A number as the tables have it: `+49 (151) 23-45` and `+491512345` are one. */
export function tidyPhoneNumber(typed: string): string {
  return typed.replace(/[^\d+]/g, '');
}

/** The user who signs in with this number: the one who verified it, else the one who added it last. */
export function findPhoneHolder(context: Context, typed: string): UserRow | undefined {
  const rows = context.db.phoneNumbers.listBy('phoneNumber', tidyPhoneNumber(typed));
  const row = rows.find((one) => one.verified) ?? rows.at(-1);
  return row && context.db.users.find(row.userId);
}

/** Adds an unverified number to a user's list; a number that is in the list stays as it is. */
export function addPhoneNumber(context: Context, userId: string, typed: string): PhoneNumberRow {
  const phoneNumber = tidyPhoneNumber(typed);
  const now = isoAfter(context, 0);
  const dates = { createdAt: now, updatedAt: now };
  return (
    ownNumber(context, userId, phoneNumber) ??
    context.db.phoneNumbers.insert({ id: context.ids.uuid(), userId, phoneNumber, verified: false, ...dates })
  );
}

/**
 * Marks a number as verified: no other user has it then, and it becomes the primary one if there is none.
 *
 * @throws {Refusal} 409 `ER-ALREADY-EXISTS` when another user has verified the number before.
 */
export function confirmPhoneNumber(context: Context, userId: string, typed: string): PhoneNumberRow {
  const { phoneNumbers, users } = context.db;
  const phoneNumber = tidyPhoneNumber(typed);
  refuseTakenNumber(context, userId, phoneNumber);
  const others = phoneNumbers.listBy('phoneNumber', phoneNumber).filter((row) => row.userId !== userId);
  for (const row of others) phoneNumbers.remove(row.id);
  const row = addPhoneNumber(context, userId, phoneNumber);
  if (users.get(userId).phoneNumber === null) users.update(userId, { phoneNumber });
  return phoneNumbers.update(row.id, { verified: true, updatedAt: isoAfter(context, 0) });
}

/** @throws {Refusal} 409 `ER-ALREADY-EXISTS` when another user has verified this number. */
export function refuseTakenNumber(context: Context, userId: string, typed: string): void {
  const rows = context.db.phoneNumbers.listBy('phoneNumber', tidyPhoneNumber(typed));
  if (!rows.some((row) => row.verified && row.userId !== userId)) return;
  refuse(context, 409, errorCodes.alreadyExists, 'Another user has this number.', { field: 'phoneNumber' });
}

/** Removes a number from a user's list; the next verified one becomes the primary one. */
export function dropPhoneNumber(context: Context, { id, userId, phoneNumber }: PhoneNumberRow): void {
  const { phoneNumbers, users } = context.db;
  phoneNumbers.remove(id);
  if (tidyPhoneNumber(users.get(userId).phoneNumber ?? '') !== phoneNumber) return;
  const next = phoneNumbers.listBy('userId', userId).find((row) => row.verified);
  users.update(userId, { phoneNumber: next?.phoneNumber ?? null });
}

/** Replaces the primary number. */
export function replacePrimaryNumber(context: Context, userId: string, typed: string): PhoneNumberRow {
  const former = context.db.users.get(userId).phoneNumber;
  const phoneNumber = tidyPhoneNumber(typed);
  const row = former === null ? undefined : ownNumber(context, userId, tidyPhoneNumber(former));
  if (row && row.phoneNumber !== phoneNumber) context.db.phoneNumbers.remove(row.id);
  context.db.users.update(userId, { phoneNumber });
  return addPhoneNumber(context, userId, phoneNumber);
}

/** A verified number of a user. */
export function verifiedNumberOf(context: Context, user: UserRow): PhoneNumberRow | undefined {
  const rows = context.db.phoneNumbers.listBy('userId', user.id).filter((row) => row.verified);
  return rows.find((row) => row.phoneNumber === tidyPhoneNumber(user.phoneNumber ?? '')) ?? rows[0];
}

function ownNumber(context: Context, userId: string, phoneNumber: string): PhoneNumberRow | undefined {
  return context.db.phoneNumbers.listBy('userId', userId).find((row) => row.phoneNumber === phoneNumber);
}
