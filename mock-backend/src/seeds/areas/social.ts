import type { Seeding } from '../seeding';

/** Providers with a name known to the service, in the order in which they are offered. */
const knownProviders: Record<string, string> = {
  google: 'Google',
  microsoft: 'Microsoft',
  github: 'GitHub',
  facebook: 'Facebook',
  slack: 'Slack',
  apple: 'Apple',
  linkedin: 'LinkedIn',
};

/** Providers that the demo vendor has configured itself. */
const customProviders: Record<string, string> = { gitlab: 'GitLab', 'harbor-id': 'Harbor ID' };

/** Number of users of the first tenant who have an account there. */
const MEMBERS = 4;

/** Provider accounts without a user of the service; the second one has an unverified address. */
const outsiders = [
  { id: 'social-nora', email: 'nora@outside.test', name: 'Nora Lind', emailVerified: true },
  { id: 'social-omar', email: 'omar@outside.test', name: 'Omar Diallo', emailVerified: false },
];

/** Providers to sign in with, and the users who have an account there. */
export function seedSocialLogins({ db }: Seeding): void {
  const common = { active: true, customised: false, scopes: ['openid', 'email', 'profile'] };
  for (const [id, displayName] of Object.entries(knownProviders)) {
    db.socialProviders.insert({ ...common, id, kind: 'known', displayName, clientId: `demo-${id}-client` });
  }
  for (const [id, displayName] of Object.entries(customProviders)) {
    const own = { kind: 'custom' as const, displayName, clientId: `demo-${id}-client`, customised: true };
    db.socialProviders.insert({ ...common, id, ...own });
  }
  const members = db.users.list().filter((user) => user.verified && !user.isLocked);
  for (const { email, name } of members.slice(0, MEMBERS)) {
    db.socialAccounts.insert({ id: `social-${email}`, email, name, emailVerified: true });
  }
  for (const outsider of outsiders) db.socialAccounts.insert(outsider);
}
