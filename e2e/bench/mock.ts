import { createWorld, DEMO_CLIENT_ID } from '@portico/mock-backend';
import { createTable } from '../../mock-backend/src/db/table';
import { alternately, type Figure, median, round, timed } from './figure';

const BATCH = 2_000;
const RUNS = 7;
/** With fewer requests, a pause of the machine would dominate the measurement. */
const FINDS = 1_000_000;
const SERVICE = 'https://identity.portico.test/frontegg';

/** Requests per second in the in-page adapter, next to a function over a Map with the same Request/Response work. */
export async function requestsPerSecond(): Promise<Figure> {
  const { transport, accessToken } = await signedIn();
  const call = () =>
    transport(
      new Request(`${SERVICE}/identity/resources/users/v2/me`, { headers: { authorization: `Bearer ${accessToken}` } }),
    ).then((answer) => answer.json());
  const users = new Map([['1', { id: '1', name: 'Ada Example', email: 'ada@acme.test' }]]);
  const plain = async () => {
    const request = new Request(`${SERVICE}/users/1`);
    const id = new URL(request.url).pathname.split('/').at(-1) ?? '';
    return (await Response.json(users.get(id))).json();
  };
  const taken = await alternately(
    RUNS,
    () => perSecond(call),
    () => perSecond(plain),
  );
  const ours = median(taken.ours);
  return {
    name: 'mock: requests each second, in page (the current user)',
    unit: 'requests/s',
    ours: round(ours),
    baseline: { name: 'plain function and Map', value: round(median(taken.baseline)) },
    budget: '≥ 5,000',
    holds: ours >= 5_000,
  };
}

/** Creating a world of the small scenario, and resetting it to its seed. */
export async function worldStart(): Promise<Figure[]> {
  const created = await alternately(
    RUNS,
    () => timed(() => createWorld({ scenario: 'small-team' })),
    () => timed(() => structuredClone(plainRows)),
  );
  const world = createWorld({ scenario: 'small-team' });
  const reset = await alternately(
    RUNS,
    () => timed(() => world.reset()),
    () => timed(() => structuredClone(plainRows)),
  );
  const baseline = { name: 'copying as many plain rows', value: round(median(created.baseline)) };
  return [
    {
      name: 'world: create with the small scenario',
      unit: 'ms',
      ours: round(median(created.ours)),
      baseline,
      budget: '≤ 100',
      holds: median(created.ours) <= 100,
    },
    {
      name: 'world: reset',
      unit: 'ms',
      ours: round(median(reset.ours)),
      baseline,
      budget: '≤ 50',
      holds: median(reset.ours) <= 50,
    },
  ];
}

/** How lookups scale with the size of a table, and the time of a page of filtered and sorted rows. */
export async function largeTables(): Promise<Figure[]> {
  const [small, large] = [people(1_000), people(100_000)];
  const ratios = await alternately(RUNS, growth(small.find, large.find), growth(mapOf(small), mapOf(large)));
  const rows = large.list();
  const page = await alternately(
    RUNS,
    () => timed(() => large.page({ filter: (row) => row.group < 5, sortBy: 'name', limit: 20, offset: 40 })),
    () =>
      timed(() =>
        rows
          .filter((row) => row.group < 5)
          .sort((a, b) => (a.name < b.name ? -1 : 1))
          .slice(40, 60),
      ),
  );
  return [
    {
      name: 'mock: find by id, 100,000 rows ÷ 1,000 rows',
      unit: 'ratio',
      ours: round(median(ratios.ours)),
      baseline: { name: 'the same of a plain Map', value: round(median(ratios.baseline)) },
      budget: '≤ 1.5',
      holds: median(ratios.ours) <= 1.5,
    },
    {
      name: 'mock: filter, sort and page of 20 in 100,000 rows',
      unit: 'ms',
      ours: round(median(page.ours)),
      baseline: { name: 'filter, sort and slice of an array', value: round(median(page.baseline)) },
      budget: '≤ 25',
      holds: median(page.ours) <= 25,
    },
  ];
}

type Find = (id: string) => unknown;

/** The slowdown of lookups in the large table. A Map of that size has cache misses of the processor as well. */
function growth(small: Find, large: Find) {
  return async () => (await findMany(large, 100_000)) / (await findMany(small, 1_000));
}

/** Looks up the same thousand rows repeatedly, to measure the table and not the processor's caches. */
function findMany(find: Find, size: number) {
  const ids = Array.from({ length: 1_000 }, (_, index) => String((index * 7_919) % size));
  return timed(() => repeat(FINDS, (run) => find(ids[run % ids.length] ?? '')));
}

function mapOf(table: ReturnType<typeof people>): Find {
  const rows = new Map(table.list().map((row) => [row.id, row]));
  return (id) => rows.get(id);
}

function people(count: number) {
  const rows = Array.from({ length: count }, (_, id) => ({
    id: String(id),
    name: `Person ${(id * 7_919) % count}`,
    group: id % 10,
  }));
  return createTable('people', ['group'], rows, () => {});
}

function repeat(times: number, what: (run: number) => unknown) {
  for (let run = 0; run < times; run += 1) what(run);
}

const plainRows = Array.from({ length: 100 }, (_, id) => ({ id: String(id), name: `Person ${id}` }));

async function signedIn() {
  const world = createWorld({ scenario: 'small-team', latency: 0 });
  const { transport } = world.connect();
  const person = world.people().find(({ secondFactor, status }) => secondFactor === 'none' && status === 'active');
  if (!person) throw new Error('the small scenario has no user who signs in with a password alone');
  const answer = await transport(
    new Request(`${SERVICE}/identity/resources/auth/v1/user`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'frontegg-vendor-id': DEMO_CLIENT_ID },
      body: JSON.stringify({ email: person.email, password: person.password }),
    }),
  );
  const { accessToken } = (await answer.json()) as { accessToken?: string };
  if (!accessToken) throw new Error(`signing in answered ${answer.status}`);
  return { transport, accessToken };
}

async function perSecond(call: () => Promise<unknown>) {
  const ms = await timed(async () => {
    for (let count = 0; count < BATCH; count += 1) await call();
  });
  return (BATCH / ms) * 1_000;
}
