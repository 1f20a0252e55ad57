import { errorBodySchema, errorCodes } from '@portico/sdk/contract';
import { expect, it } from 'vitest';
import type { World } from '../core/types';
import { tenantAdminEmail } from '../db/cast';
import type { Route } from './route';
import { routes } from './routes';
import { grants } from './rules/team/permissions';
import { quickWorld, signIn, type TestBrowser } from './testing/browser';
import { contents, expectUnchanged } from './testing/contents';

const knownCodes: readonly string[] = Object.values(errorCodes);
const named = routes.map((route) => [`${route.method} ${route.path}`, route] as const);
const changing = named.filter(([, { method }]) => method !== 'GET');
const addressed = named.filter(([, { path }]) => path.includes('{'));
const restricted = named.filter(([, { permission }]) => permission !== undefined);

/** Malformed bodies, as a broken or a malicious client sends them. */
const wrongBodies: Record<string, string> = {
  'a list': '[]',
  'a text': '"text"',
  'half a text': '{"email":',
  'fields of wrong types': JSON.stringify({
    id: 7,
    name: [],
    email: {},
    ids: 'x',
    roleIds: 4,
    enabled: 'yes',
    url: false,
  }),
  'a forbidden key': '{"__proto__":{"superUser":true},"constructor":{"prototype":{}}}',
};

async function send({ token, fetch }: TestBrowser, route: Route, body: string, id: string) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const path = `/frontegg${route.path.replace(/\{\w+\}/g, id)}`;
  return fetch(path, { method: route.method, headers, ...(route.method !== 'GET' && { body }) });
}

/** A failure has a code that can be looked up, and leaves the world as it was. */
async function expectHarmless(world: World, before: string, response: Response) {
  expect(response.status).toBeLessThan(500);
  if (response.status < 400) return;
  const { errorCode } = errorBodySchema.parse(await response.json());
  expect(knownCodes).toContain(errorCode);
  expectUnchanged(world, before);
}

async function signedIn() {
  const world = quickWorld();
  const browser = await signIn(world, tenantAdminEmail);
  return { world, browser, before: contents(world) };
}

it.each(changing)('is unchanged after wrong bodies of %s', async (_, route) => {
  let fresh = await signedIn();
  for (const body of Object.values(wrongBodies)) {
    const { world, browser, before } = fresh;
    const response = await send(browser, route, body, 'no-such-id');
    await expectHarmless(world, before, response);
    // What is not wrong for this call may have changed something.
    if (response.status < 400) fresh = await signedIn();
  }
});

it.each(addressed)('is unchanged after unknown ids in %s', async (_, route) => {
  const { world, browser, before } = await signedIn();
  for (const id of ['no-such-id', '%00', '..%2F..', 'a'.repeat(2_000)]) {
    await expectHarmless(world, before, await send(browser, route, '{}', id));
  }
});

it.each(restricted)('refuses %s to a user without the permission', async (_, route) => {
  const world = quickWorld();
  const browser = await signIn(world, 'ines@acme.test');
  const before = contents(world);
  const response = await send(browser, route, '{}', 'no-such-id');
  if (grants('fe.secure.read.*', route.permission ?? '')) return expectHarmless(world, before, response);
  expect(response.status).toBe(403);
  expect(errorBodySchema.parse(await response.json()).errorCode).toBe(errorCodes.forbidden);
  expectUnchanged(world, before);
});
