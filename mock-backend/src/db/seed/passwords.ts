import type { Seeding } from '../seeding';

/** Among the first that anybody tries. */
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

/** A few of the passwords that have leaked everywhere. No user of the cast has one. */
export function seedPasswords({ db }: Seeding): void {
  for (const id of LEAKED_PASSWORDS) db.breachedPasswords.insert({ id });
}
