import type { Seeding } from '../seeding';

/** Some of the most common passwords. */
export const LEAKED_PASSWORDS = [
  '123456',
  '12345678',
  '123456789',
  'password',
  'Password1',
  'qwerty123',
  'letmein',
  'welcome1',
];

/** Passwords that have leaked. No user of the cast has one. */
export function seedPasswords({ db }: Seeding): void {
  for (const id of LEAKED_PASSWORDS) db.breachedPasswords.insert({ id });
}
