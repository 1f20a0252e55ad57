import type { Seeding } from '../seeding';

/** Every active user can sign in with the phone number of the profile if no other user has it. */
export function seedPhoneNumbers({ db, startedAt }: Seeding): void {
  const now = new Date(startedAt).toISOString();
  for (const { id: userId, phoneNumber, verified } of db.users.list()) {
    if (phoneNumber === null || !verified || db.phoneNumbers.findBy('phoneNumber', phoneNumber)) continue;
    const dates = { createdAt: now, updatedAt: now };
    db.phoneNumbers.insert({ id: `phone-${userId}`, userId, phoneNumber, verified: true, ...dates });
  }
}
