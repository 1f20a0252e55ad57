import type { AuthStrategy } from '@portico/sdk/contract';
import type { Home } from '../../setup/home';

/** Rows of a world by table, each with its id. */
type Rows = Readonly<Record<string, readonly (Readonly<Record<string, unknown>> & { id: string })[]>>;

/** Puts rows into the world as its operator would: known ids are changed, new ones added. */
export async function putRows({ inWorld }: Home, rows: Rows) {
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

/** Gives somebody other data than the scenario does. */
export async function changePerson(home: Home, email: string, change: Readonly<Record<string, unknown>>) {
  const id = await home.inWorld((world, wanted) => {
    const users = world.snapshot().tables.users as readonly { id: string; email: string }[];
    return users.find((user) => user.email === wanted)?.id ?? '';
  }, email);
  await putRows(home, { users: [{ id, ...change }] });
}

/** Puts one of the vendor's policies in place. */
export function setPolicy(home: Home, name: string, value: unknown) {
  return putRows(home, { policies: [{ id: `policy-${name}`, name, tenantId: null, value }] });
}

/** Has the vendor offer these ways in, the first kind on the first screen and the second kind beside it. */
export function offer(home: Home, main: readonly AuthStrategy[], secondary: readonly string[] = []) {
  return setPolicy(home, 'auth-strategies', {
    mainAuthStrategies: main.map((strategy) => ({ strategy })),
    secondaryAuthStrategies: secondary.map((strategy) => ({ strategy, isActive: true })),
  });
}

/** The six digits of the newest mail. */
export const mailedCode = ({ inWorld }: Home) =>
  inWorld((world, pattern) => new RegExp(pattern).exec(world.inbox.list()[0]?.text ?? '')?.[0] ?? '', '\\d{6}');

/** The address that the newest mail links to. */
export const mailedLink = ({ inWorld }: Home) => inWorld((world) => world.inbox.list()[0]?.link ?? '', null);

/** The code of the newest text message. */
export const textedCode = ({ inWorld }: Home) => inWorld((world) => world.phone.list()[0]?.code ?? '', null);

/** What somebody's authenticator app shows now. */
export const appCode = ({ inWorld }: Home, email: string) =>
  inWorld((world, name) => world.authenticator.code(name), email);
