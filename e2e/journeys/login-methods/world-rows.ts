import type { AuthStrategy, MfaStrategyName } from '@portico/sdk/contract';
import type { HostSite } from '../../setup/host-site';

/** Rows of a world by table, each with its id. */
type Rows = Readonly<Record<string, readonly (Readonly<Record<string, unknown>> & { id: string })[]>>;

/** Puts rows into the world as its operator would: known ids are changed, new ones added. */
export async function putRows({ inWorld }: HostSite, rows: Rows) {
  await inWorld((world, given) => {
    const { tables, ...rest } = JSON.parse(JSON.stringify(world.snapshot())) as {
      tables: Record<string, { id: string }[]>;
    };
    for (const [table, changed] of Object.entries(given)) {
      const merged = new Map((tables[table] ?? []).map((row) => [row.id, row]));
      for (const row of changed) merged.set(row.id, { ...merged.get(row.id), ...row });
      tables[table] = [...merged.values()];
    }
    world.restore({ ...rest, tables });
  }, rows);
}

/** The user of an address. */
const userIdOf = ({ inWorld }: HostSite, email: string) =>
  inWorld((world, wanted) => {
    const users = world.snapshot().tables.users as readonly { id: string; email: string }[];
    return users.find((row) => row.email === wanted)?.id ?? '';
  }, email);

/** Changes columns of a user of the scenario. */
export async function changePerson(site: HostSite, email: string, change: Readonly<Record<string, unknown>>) {
  await putRows(site, { users: [{ id: await userIdOf(site, email), ...change }] });
}

/** Enrols codes by mail as the second factor of a user. */
export async function addMailFactor(site: HostSite, email: string) {
  const of = { userId: await userIdOf(site, email), verified: true, createdAt: '2026-01-01T00:00:00.000Z' };
  const device = { ...of, id: 'device-mail', kind: 'email', secret: null, phoneNumber: null, lastStep: 0 };
  await putRows(site, { mfaDevices: [device] });
}

/** Enforces a second factor of one of these kinds for every user. */
export async function demandSecondFactor(site: HostSite, allowed: readonly MfaStrategyName[]) {
  const kinds = ['AuthenticatorApp', 'SMS', 'EmailCode', 'WebAuthnPlatform', 'WebAuthnCrossPlatform'] as const;
  await setPolicy(site, 'mfa', { enforceMFAType: 'Force', rememberDays: 14 });
  await setPolicy(site, 'mfa-strategies', Object.fromEntries(kinds.map((kind) => [kind, allowed.includes(kind)])));
}

/** Puts one of the vendor's policies in place. */
export function setPolicy(site: HostSite, name: string, value: unknown) {
  return putRows(site, { policies: [{ id: `policy-${name}`, name, tenantId: null, value }] });
}

/** Sets the login methods: the main ones, which the first screen asks for, and the secondary ones. */
export function offer(site: HostSite, main: readonly AuthStrategy[], secondary: readonly string[] = []) {
  return setPolicy(site, 'auth-strategies', {
    mainAuthStrategies: main.map((strategy) => ({ strategy })),
    secondaryAuthStrategies: secondary.map((strategy) => ({ strategy, isActive: true })),
  });
}

/** Creates a public invite link of the demo team: `link-acme` admits every user. */
export function teamLink(site: HostSite) {
  const link = { id: 'link-acme', token: 'link-acme', tenantId: 'tenant-acme', userId: 'user-ada', roleIds: [] };
  const dates = { createdAt: '2026-01-01T00:00:00.000Z', expiresAt: '2099-01-01T00:00:00.000Z' };
  return putRows(site, { inviteLinks: [{ ...link, ...dates, shouldSendEmail: false }] });
}

/** Addresses of the members of a team. */
export const membersOf = ({ inWorld }: HostSite, tenantId: string) =>
  inWorld((world, team) => {
    const { users, memberships } = world.snapshot().tables as Record<string, readonly Record<string, string>[]>;
    const ids = memberships?.filter((row) => row.tenantId === team).map(({ userId }) => userId) ?? [];
    return users?.filter(({ id }) => ids.includes(id)).map(({ email }) => email) ?? [];
  }, tenantId);

/** The six digits of the newest mail. */
export const mailedCode = ({ inWorld }: HostSite) =>
  inWorld((world, pattern) => new RegExp(pattern).exec(world.inbox.list()[0]?.text ?? '')?.[0] ?? '', '\\b\\d{6}\\b');

/** The address that the newest mail links to. */
export const mailedLink = ({ inWorld }: HostSite) => inWorld((world) => world.inbox.list()[0]?.link ?? '', null);

/** The code of the newest text message. */
export const textedCode = ({ inWorld }: HostSite) => inWorld((world) => world.phone.list()[0]?.code ?? '', null);

/** The code that the authenticator app of a user shows now. */
export const appCode = ({ inWorld }: HostSite, email: string) =>
  inWorld((world, name) => world.authenticator.code(name), email);
