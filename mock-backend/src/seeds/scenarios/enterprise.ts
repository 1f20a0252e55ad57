import { acme, brightwater } from '../../db/cast';
import { roleId } from '../../db/catalogue';
import { newTenant } from '../../db/new-tenant';
import type { Seeding } from '../seeding';
import type { Scenario } from './scenario';

const USERS = 100_000;
const ROLES = 500;
const GROUPS = 200;
const MEMBERS_PER_GROUP = 40;
const SUB_ACCOUNTS = 2_000;
/** With 15 per account, a tree of 2,000 is three levels deep. */
const SUB_ACCOUNTS_PER_ACCOUNT = 15;
/** Each sub-account has two users of its own, from the end of the list. */
const PEOPLE_PER_SUB_ACCOUNT = 2;
const DAY_MS = 24 * 3600 * 1000;
const DAYS_PER_YEAR = 365;

/** The largest customer, for tests of performance. */
export const enterprise: Scenario = {
  title: 'Enterprise',
  description: '100,000 people, 500 roles, 200 groups and 2,000 sub-accounts in a tree.',
  cast: [acme, brightwater],
  prepare: (seeding) => {
    addRoles(seeding);
    addSubAccounts(seeding);
    addCrowd(seeding);
    addGroups(seeding);
  },
};

const tenantId = `tenant-${acme.alias}`;

function subAccountId(number: number): string {
  return number === 0 ? tenantId : `tenant-sub-${number}`;
}

function addSubAccounts({ db, names, startedAt }: Seeding): void {
  const createdAt = new Date(startedAt - DAYS_PER_YEAR * DAY_MS).toISOString();
  const { vendorId, timezone, address } = db.tenants.get(tenantId);
  for (let number = 1; number <= SUB_ACCOUNTS; number++) {
    const above = subAccountId(Math.floor((number - 1) / SUB_ACCOUNTS_PER_ACCOUNT));
    const name = `${names.lastName()} ${names.jobArea()} ${number}`;
    const place = { id: subAccountId(number), parentTenantId: above, alias: `sub-${number}` };
    db.tenants.insert(newTenant({ ...place, vendorId, name, address, timezone, createdAt }));
  }
}

/** The tenant of a generated user. */
function homeOf(number: number): string {
  const fromTheEnd = Math.floor((USERS - number) / PEOPLE_PER_SUB_ACCOUNT);
  return fromTheEnd < SUB_ACCOUNTS ? subAccountId(fromTheEnd + 1) : tenantId;
}

function addRoles({ db, names, startedAt }: Seeding): void {
  const createdAt = new Date(startedAt - DAYS_PER_YEAR * DAY_MS).toISOString();
  const [{ vendorId } = { vendorId: '' }] = db.roles.list();
  const readable = db.permissions.list((row) => row.key.includes('.read.')).map((row) => row.id);
  for (let number = db.roles.size + 1; number <= ROLES; number++) {
    const name = `${names.jobDescriptor()} ${names.jobArea()} ${number}`;
    db.roles.insert({
      id: `role-${number}`,
      vendorId,
      tenantId,
      key: `role-${number}`,
      name,
      description: `May see what a ${name.toLowerCase()} works with.`,
      isDefault: false,
      level: 3,
      permissionIds: [readable[number % readable.length] ?? []].flat(),
      createdAt,
      updatedAt: createdAt,
    });
  }
}

/** Plain rows with few random draws: generating a hundred thousand users must be fast. */
function addCrowd({ db, names, random, startedAt }: Seeding): void {
  const roles = db.roles.list((role) => role.tenantId === tenantId).map((role) => role.id);
  for (let number = db.users.size + 1; number <= USERS; number++) {
    const [first, last] = [names.firstName(), names.lastName()];
    const createdAt = new Date(startedAt - random.integer(20, DAYS_PER_YEAR) * DAY_MS).toISOString();
    const userId = `user-${number}`;
    db.users.insert({
      id: userId,
      email: `${first}.${last}.${number}@acme.test`.toLowerCase(),
      name: `${first} ${last}`,
      username: null,
      password: null,
      verified: true,
      phoneNumber: null,
      profilePictureUrl: null,
      title: '',
      address: '',
      metadata: '{}',
      provider: 'saml',
      activeTenantId: homeOf(number),
      superUser: false,
      isLocked: false,
      createdAt,
      lastLogin: new Date(startedAt - random.integer(0, 19) * DAY_MS).toISOString(),
    });
    db.memberships.insert({
      id: `membership-${number}`,
      userId,
      tenantId: homeOf(number),
      roleIds: [roleId('read-only'), homeOf(number) === tenantId ? (roles[number % roles.length] ?? []) : []].flat(),
      isDisabled: false,
      activatedForTenant: true,
      temporaryExpirationDate: null,
      managedBy: 'scim2',
      createdAt,
    });
  }
}

function addGroups({ db, names, startedAt }: Seeding): void {
  const createdAt = new Date(startedAt - DAYS_PER_YEAR * DAY_MS).toISOString();
  for (let number = db.groups.size + 1; number <= GROUPS; number++) {
    const firstMember = number * MEMBERS_PER_GROUP;
    db.groups.insert({
      id: `group-${number}`,
      tenantId,
      name: `${names.jobArea()} ${number}`,
      description: null,
      color: null,
      metadata: null,
      roleIds: [],
      userIds: Array.from({ length: MEMBERS_PER_GROUP }, (_, index) => `user-${firstMember + index}`),
      managedBy: 'scim2',
      createdAt,
    });
  }
}
