import { errorCodes, type SaveWebhookRequest } from '@portico/sdk/contract';
import { jwtVerify } from 'jose';
import { beforeEach, expect, it } from 'vitest';
import * as api from '../../../sdk/src/api/connectivity-webhooks';
import { createGroup } from '../../../sdk/src/api/groups';
import type { World } from '../core/types';
import { expectRefusal, quickWorld, signIn, type TestBrowser } from './testing/browser';
import { RETRY_AFTER_SECONDS, WEBHOOK_LOG_DAYS } from './testing/spec-numbers';

const DAY_MS = 24 * 3_600_000;
const SECRET = 'a secret that only the receiver knows';

let world: World;
let admin: TestBrowser;

beforeEach(async () => {
  world = quickWorld();
  admin = await signIn(world, 'ada@acme.test');
});

const groups: SaveWebhookRequest = {
  displayName: 'Groups',
  description: '',
  url: 'https://hooks.acme.test/groups',
  secret: SECRET,
  eventKeys: ['group.created'],
  isActive: true,
};

async function create(changes: Partial<SaveWebhookRequest> = {}): Promise<string> {
  await api.createWebhook(admin.http, { ...groups, ...changes });
  return (await api.listWebhooks(admin.http)).at(-1)!._id;
}

async function logsOf(id: string) {
  // Time passes in these tests, and access tokens do not outlive it.
  admin = await signIn(world, 'ada@acme.test');
  return api.listWebhookLogs(admin.http, { id });
}

const statuses = async (id: string) => (await logsOf(id)).rows.map((row) => row.statusCode);

it('lists what was created, changes it and removes it', async () => {
  const id = await create();
  expect((await api.listWebhooks(admin.http)).map((webhook) => webhook.displayName)).toEqual([
    ...['Audit trail', 'Customer records', 'Groups'],
  ]);
  await api.updateWebhook(admin.http, id, { description: 'All of them.', payload: { source: 'acme' } });
  expect((await api.listWebhooks(admin.http)).at(-1)).toMatchObject({
    ...groups,
    description: 'All of them.',
    payload: { source: 'acme' },
    invocations: 0,
  });
  await api.deleteWebhook(admin.http, id);
  expect(await api.listWebhooks(admin.http)).toHaveLength(2);
  await expectRefusal(api.listWebhookLogs(admin.http, { id }), 404, errorCodes.notFound);
});

it('calls a webhook for the events it listens for, signed with its secret', async () => {
  const id = await create({ payload: { source: 'acme' } });
  await createGroup(admin.http, { name: 'Night shift' });
  const { rows, count } = await logsOf(id);
  expect(count).toBe(1);
  expect(rows[0]).toMatchObject({ webhookId: id, statusCode: 200, eventKey: 'group.created', attempt: 1 });
  const { headers, body } = rows[0]!.request!;
  expect(body).toMatchObject({ source: 'acme', eventKey: 'group.created', subject: 'Night shift' });
  const key = new TextEncoder().encode(SECRET);
  const currentDate = new Date(world.clock.now());
  const { payload } = await jwtVerify(headers['x-webhook-secret']!, key, { algorithms: ['HS256'], currentDate });
  expect(payload.sub).toBe(id);
  expect((await api.listWebhooks(admin.http)).at(-1)?.invocations).toBe(1);
});

it('sends no signature without a secret', async () => {
  const id = await create({ secret: null });
  await createGroup(admin.http, { name: 'Night shift' });
  expect((await logsOf(id)).rows[0]?.request?.headers).not.toHaveProperty('x-webhook-secret');
});

it('does not call webhooks that listen for other events, are off, or belong to another tenant', async () => {
  const ids = [await create({ eventKeys: ['role.created'] }), await create({ isActive: false })];
  const kira = await signIn(world, 'kira@brightwater.test');
  await api.createWebhook(kira.http, groups);
  const [theirs] = await api.listWebhooks(kira.http);
  await createGroup(admin.http, { name: 'Night shift' });
  for (const id of ids) expect((await logsOf(id)).count).toBe(0);
  expect((await api.listWebhookLogs(kira.http, { id: theirs!._id })).count).toBe(0);
  await expectRefusal(api.updateWebhook(admin.http, theirs!._id, groups), 404, errorCodes.notFound);
  await expectRefusal(api.listWebhookLogs(admin.http, { id: theirs!._id }), 404, errorCodes.notFound);
});

it('tries five times, on the clock, before it gives up', async () => {
  const id = await create({ url: 'https://hooks.acme.test/status/503' });
  const start = world.clock.now();
  await createGroup(admin.http, { name: 'Night shift' });
  expect(await statuses(id)).toEqual([503]);
  let calls = 1;
  for (const seconds of RETRY_AFTER_SECONDS) {
    world.clock.advance(seconds * 1000 - 1);
    expect((await logsOf(id)).count).toBe(calls);
    world.clock.advance(1);
    expect((await logsOf(id)).count).toBe(++calls);
  }
  world.clock.advance(DAY_MS);
  expect((await logsOf(id)).count).toBe(RETRY_AFTER_SECONDS.length + 1);
  const { rows } = await logsOf(id);
  expect(rows.map((row) => row.attempt)).toEqual([5, 4, 3, 2, 1]);
  expect(Date.parse(rows.at(-1)!.createdAt)).toBe(start);
});

it('dates each attempt by when it was due, also when no call was made for days', async () => {
  const id = await create({ url: 'https://hooks.acme.test/flaky/2' });
  const start = world.clock.now();
  await createGroup(admin.http, { name: 'Night shift' });
  world.clock.advance(3 * DAY_MS);
  const { rows } = await logsOf(id);
  expect(rows.map((row) => row.statusCode)).toEqual([200, 500, 500]);
  const [first, second] = RETRY_AFTER_SECONDS;
  const after = rows.map((row) => (Date.parse(row.createdAt) - start) / 1000);
  expect(after).toEqual([first + second, first, 0]);
});

it.each([
  ['https://hooks.acme.test/slow', 504],
  ['https://nowhere.invalid/hook', 502],
  ['https://hooks.acme.test/status/201', 201],
  ['https://hooks.acme.test/status/418/', 418],
  ['https://hooks.acme.test/', 200],
])('tries %s and says what it said', async (url, statusCode) => {
  expect(await api.testWebhook(admin.http, { url, secret: null })).toMatchObject({ statusCode });
});

it('calls once more on request, by the entry of the log or by the webhook', async () => {
  const id = await create({ url: 'https://hooks.acme.test/flaky/1' });
  await createGroup(admin.http, { name: 'Night shift' });
  const [failed] = (await logsOf(id)).rows;
  expect(await api.retryWebhookCall(admin.http, failed!.id)).toEqual({ statusCode: 202 });
  expect(await statuses(id)).toEqual([200, 500]);
  expect(await api.retryWebhookCall(admin.http, id)).toEqual({ statusCode: 202 });
  expect((await logsOf(id)).rows.map((row) => row.attempt)).toEqual([3, 2, 1]);
  world.clock.advance(DAY_MS);
  expect((await logsOf(id)).count).toBe(3);
});

it('answers a retry with 202', async () => {
  const id = await create();
  await createGroup(admin.http, { name: 'Night shift' });
  const [entry] = (await logsOf(id)).rows;
  const headers = { authorization: `Bearer ${admin.token}` };
  const answer = await admin.fetch(`/frontegg/webhook/logs/${entry!.id}/retries`, { method: 'POST', headers });
  expect(answer.status).toBe(202);
});

it('stops calling a webhook that is switched off', async () => {
  const id = await create({ url: 'https://hooks.acme.test/status/500' });
  await createGroup(admin.http, { name: 'Night shift' });
  await api.updateWebhook(admin.http, id, { isActive: false });
  world.clock.advance(DAY_MS);
  expect((await logsOf(id)).count).toBe(1);
});

it('shows 10 entries of the log by default, the newest first', async () => {
  const [trail] = await api.listWebhooks(admin.http);
  const first = await api.listWebhookLogs(admin.http, { id: trail!._id });
  expect([first.rows.length, first.count]).toEqual([10, 14]);
  const times = first.rows.map((row) => row.createdAt);
  expect(times).toEqual([...times].sort().reverse());
  const rest = await api.listWebhookLogs(admin.http, { id: trail!._id, offset: 10 });
  expect(rest.rows).toHaveLength(4);
});

it('removes entries of the log after 30 days', async () => {
  const id = await create();
  await createGroup(admin.http, { name: 'Night shift' });
  expect((await logsOf(id)).count).toBe(1);
  world.clock.advance(WEBHOOK_LOG_DAYS * DAY_MS);
  expect((await logsOf(id)).count).toBe(1);
  world.clock.advance(1);
  expect((await logsOf(id)).count).toBe(0);
});

it('refuses unknown events and invalid addresses', async () => {
  const { http } = admin;
  await expectRefusal(create({ eventKeys: ['no.such.event'] }), 400, errorCodes.invalidRequest);
  for (const url of ['hooks.acme.test', 'javascript:alert(1)', 'ftp://acme.test', 'https://name:word@acme.test']) {
    await expectRefusal(create({ url }), 400, errorCodes.invalidRequest);
    await expectRefusal(api.testWebhook(http, { url, secret: null }), 400, errorCodes.invalidRequest);
  }
});

it('keeps the secret and the signature out of the journal', async () => {
  const id = await create();
  await createGroup(admin.http, { name: 'Night shift' });
  const signature = (await logsOf(id)).rows[0]?.request?.headers['x-webhook-secret'];
  const journal = JSON.stringify(world.journal.list());
  expect(journal).not.toContain(SECRET);
  expect(journal).not.toContain(signature);
});
