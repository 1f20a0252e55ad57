import { expect, it } from 'vitest';
import { createWorld } from './create-world';
import { WorldFileError } from './world-file';

async function livedIn() {
  const world = createWorld({ seed: 3, latency: 0 });
  const { transport } = world.connect({ signedInAs: 'chloe@acme.test' });
  world.faults.add({ call: 'GET /flags', kind: 'status', status: 500, times: 3 });
  await transport(new Request('https://identity.portico.test/flags'));
  world.clock.advance(90_000);
  return world;
}

it('is the same, byte for byte, after writing and reading a file', async () => {
  const file = JSON.stringify((await livedIn()).snapshot());
  const other = createWorld({ seed: 99, scenario: 'fresh-vendor', latency: 0 });
  other.restore(JSON.parse(file));
  expect(JSON.stringify(other.snapshot())).toBe(file);
  other.restore(file);
  expect(JSON.stringify(other.snapshot())).toBe(file);
});

it('resets a restored world to the initial state of its own seed', async () => {
  const lived = await livedIn();
  const other = createWorld({ scenario: 'fresh-vendor', latency: 0 });
  other.restore(lived.snapshot());
  lived.reset();
  other.reset();
  expect(JSON.stringify(other.snapshot())).toBe(JSON.stringify(lived.snapshot()));
});

it('is not affected by later changes of the snapshot', async () => {
  const world = await livedIn();
  const snapshot = world.snapshot();
  world.restore(snapshot);
  (snapshot.tables.users![0] as { name: string }).name = 'Mallory';
  expect(world.people()[0]?.name).toBe('Ada Moreno');
});

function broken(change: (file: ReturnType<typeof JSON.parse>) => void): string {
  const file = JSON.parse(JSON.stringify(createWorld().snapshot()));
  change(file);
  return JSON.stringify(file);
}

const whole = broken(() => {});
const files: [string, unknown, RegExp][] = [
  ['nothing', undefined, /not a world file/],
  ['a number', 42, /not a world file/],
  ['a list', [], /not a world file/],
  ['foreign JSON', { name: 'portico', version: '0.1.0' }, /version/],
  ['text cut off', whole.slice(0, whole.length / 2), /cut off/],
  ['an empty text', '', /cut off/],
  ['a later version', broken((file) => Object.assign(file, { version: 2 })), /has version 2; this release reads 1/],
  ['an unknown scenario', broken((file) => Object.assign(file.options, { scenario: 'x' })), /options\.scenario/],
  ['an impossible time', broken((file) => Object.assign(file, { now: 1e300 })), /now/],
  ['a missing table', broken((file) => delete file.tables.users), /no table "users"/],
  ['a missing table of vendors', broken((file) => delete file.tables.vendors), /no table "vendors"/],
  ['a cookie that is no text', broken((file) => Object.assign(file, { cookies: [1] })), /cookies\.0/],
  ['an unknown table', broken((file) => Object.assign(file.tables, { spies: [] })), /"spies"/],
  ['a row with a wrong type', broken((file) => Object.assign(file.tables.users[2], { name: 7 })), /users\[2\]: name/],
  ...['javascript:alert(1)', 'file:///etc/passwd', 'ftp://pictures.test/a.png', 'ada.png'].map(
    (profilePictureUrl): [string, unknown, RegExp] => [
      `a profile picture at ${profilePictureUrl}`,
      broken((file) => Object.assign(file.tables.users[0], { profilePictureUrl })),
      /users\[0\]: profilePictureUrl: not the address of a picture/,
    ],
  ),
  ['a row with a strange key', broken((file) => Object.assign(file.tables.users[0], { x: 1 })), /users\[0\]/],
  ['two rows with one id', broken((file) => file.tables.flags.push(file.tables.flags[0])), /two flags with one id/],
  ['a broken fault', broken((file) => file.faults.push({ id: 'f', call: '*', kind: 'x' })), /faults\.0/],
  [
    'a fault for an impossible share',
    broken((file) => file.faults.push({ id: 'f', call: '*', kind: 'offline', percent: 0 })),
    /percent/,
  ],
  [
    'a fault for a call that does not exist',
    broken((file) => file.faults.push({ id: 'f', call: 'GET /flag', kind: 'offline' })),
    /faults\.0: call: There is no call "GET \/flag"\. Did you mean "GET \/flags"\?/,
  ],
  ['two seeds', broken((file) => file.options.scenario.push('enterprise')), /options\.scenario/],
  ['a forbidden key', whole.replace('"configuration":{}', '"configuration":{"__proto__":{"a":1}}'), /__proto__/],
];

it.each(files)('refuses %s with a sentence and stays as it was', (_, file, message) => {
  const world = createWorld();
  const before = JSON.stringify(world.snapshot());
  expect(() => world.restore(file)).toThrow(WorldFileError);
  expect(() => world.restore(file)).toThrow(message);
  expect(JSON.stringify(world.snapshot())).toBe(before);
});

it.each([
  null,
  '/frontegg/team/resources/profile/pictures/picture-1',
  'https://pictures.test/ada.png',
  'http://pictures.test/ada.png',
  'data:image/png;base64,AAAA',
  'blob:https://app.test/7c1f',
])('takes a profile picture at %s', (profilePictureUrl) => {
  const world = createWorld();
  world.restore(broken((file) => Object.assign(file.tables.users[0], { profilePictureUrl })));
  expect(world.snapshot().tables.users).toContainEqual(expect.objectContaining({ profilePictureUrl }));
});

it('reads a file without a table that was added later, with that table empty', async () => {
  const world = createWorld({ latency: 0 });
  world.restore(
    broken((file) => {
      delete file.tables.pictures;
      delete file.tables.notifications;
    }),
  );
  const { tables } = world.snapshot();
  expect([tables.pictures, tables.notifications]).toEqual([[], []]);
  expect(Object.keys(tables)).toEqual(Object.keys(createWorld().snapshot().tables));
  const { transport } = world.connect({ signedInAs: 'ada@acme.test' });
  expect((await transport(new Request('https://identity.portico.test/flags'))).status).toBe(200);
});
