import fc from 'fast-check';
import { expect, it } from 'vitest';
import { deleteMember } from '../../../sdk/src/api/team';
import { sendPasswordReset } from '../../../sdk/src/api/users';
import { openBrowser, quickWorld, signIn, userIdOf } from '../handlers/testing/browser';
import { packText } from './packed-text';
import { readShareString, writeShareString } from './share-string';
import { WorldFileError } from './world-file';

/** Maximum length that mail, chat and address bars reliably carry. */
const LONGEST_SHARE_STRING = 8_000;

async function livedIn() {
  const world = quickWorld({ seed: 3, scenario: 'locked-out' });
  await sendPasswordReset(openBrowser(world).http, { email: 'ada@acme.test' });
  const ada = await signIn(world, 'ada@acme.test');
  await deleteMember(ada.http, userIdOf(world, 'jonas@acme.test'));
  world.faults.add({ call: 'GET /flags', kind: 'offline', times: 2 });
  world.clock.advance(90_000);
  return world;
}

it('carries a world without its journal', async () => {
  const world = await livedIn();
  const text = await writeShareString(world);
  expect(text).toMatch(/^portico1\.[\w-]+$/);
  const other = quickWorld();
  other.restore(await readShareString(` ${text}\n`));
  world.journal.clear();
  expect(JSON.stringify(other.snapshot())).toBe(JSON.stringify(world.snapshot()));
  expect(other.inbox.list()).toHaveLength(1);
});

it('is short enough for a message if nothing has happened in the world', async () => {
  expect((await writeShareString(quickWorld({ scenario: 'fresh-vendor' })))?.length).toBeLessThan(200);
});

it('returns null if the text would be too long to send', async () => {
  const world = quickWorld();
  world.publish({ themeV2: { loginBox: { logo: { image: noise(LONGEST_SHARE_STRING) } } } });
  expect(await writeShareString(world)).toBeNull();
});

/** Letters that can't be compressed. */
function noise(length: number): string {
  return fc.sample(fc.string({ minLength: length, maxLength: length }), { seed: 1, numRuns: 1 }).join('');
}

it.each([
  ['nothing', ''],
  ['another text', 'hello'],
  ['letters cut off', 'portico1.q1YqU7Iy'],
  ['no base64', 'portico1.%%%'],
])('refuses %s with a sentence', async (_, text) => {
  await expect(readShareString(text)).rejects.toThrow(WorldFileError);
});

it.each([
  ['a list', '[]'],
  ['no world', '{}'],
  ['an unknown scenario', '{"options":{"seed":1,"scenario":["x"],"startedAt":0},"changes":{}}'],
  ['a bomb', `"${'0'.repeat(2 * 1024 * 1024)}"`],
])('refuses what unpacks to %s', async (_, text) => {
  await expect(readShareString(`portico1.${await packText(text)}`)).rejects.toThrow(WorldFileError);
});

it('leaves the check of the rows to the world', async () => {
  const { options, now, random, faults } = quickWorld().snapshot();
  const changes = { users: { put: [{ id: 'x', name: 7 }] } };
  const packed = await packText(JSON.stringify({ options, now, random, faults, changes }));
  const snapshot = await readShareString(`portico1.${packed}`);
  expect(() => quickWorld().restore(snapshot)).toThrow(/users\[\d+\]/);
});
