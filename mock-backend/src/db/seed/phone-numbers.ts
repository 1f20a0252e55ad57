import type { Seeding } from '../seeding';

/** Everybody who has joined signs in with the number of their profile, where nobody else does. */
export function seedPhoneNumbers({ db, startedAt }: Seeding): void {
  const now = new Date(startedAt).toISOString();
  for (const { id: userId, phoneNumber, verified } of db.users.list()) {
    if (phoneNumber === null || !verified || db.phoneNumbers.findBy('phoneNumber', phoneNumber)) continue;
    const dates = { createdAt: now, updatedAt: now };
    db.phoneNumbers.insert({ id: `phone-${userId}`, userId, phoneNumber, verified: true, ...dates });
  }
}
