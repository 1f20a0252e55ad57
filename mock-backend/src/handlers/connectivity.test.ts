import { errorCodes } from '@portico/sdk/contract';
import { beforeEach, expect, it } from 'vitest';
import { login } from '../../../sdk/src/api/auth';
import * as api from '../../../sdk/src/api/connectivity';
import { createGroup } from '../../../sdk/src/api/groups';
import { createMyAccessToken } from '../../../sdk/src/api/tokens';
import type { World } from '../core/types';
import { expectRefusal, openBrowser, quickWorld, signIn, type TestBrowser } from './testing/browser';
import { LOCKOUT_MAX_ATTEMPTS } from './testing/spec-numbers';

let world: World;
let admin: TestBrowser;
let kira: TestBrowser;

beforeEach(async () => {
  world = quickWorld();
  admin = await signIn(world, 'ada@acme.test');
  kira = await signIn(world, 'kira@brightwater.test');
});

/** Wrong passwords until the account of Ines is locked: an event that is urgent. */
async function lockOut(email = 'ines@acme.test'): Promise<void> {
  const { http } = openBrowser(world);
  for (let attempt = 0; attempt < LOCKOUT_MAX_ATTEMPTS; attempt++) {
    await expect(login(http, { email, password: 'wrong' })).rejects.toThrow();
  }
}

const team = { name: 'Team', enabled: true, recipients: ['ops@acme.test'] };

it('names the events of every channel, and fewer for text messages', async () => {
  const categories = await api.listEventCategories(admin.http);
  const all = categories.flatMap((category) => category.events ?? []);
  for (const channel of ['email', 'slack', 'webhook'] as const) {
    const events = await api.listEventsOfChannel(admin.http, channel);
    expect(events.map((event) => event.key).sort()).toEqual(all.map((event) => event.key).sort());
  }
  const urgent = await api.listEventsOfChannel(admin.http, 'sms');
  expect(urgent.map((event) => event.key)).toContain('user.locked-out');
  expect(urgent.length).toBeLessThan(all.length);
  const ids = new Set(categories.map((category) => category.id));
  for (const event of urgent) expect(ids).toContain(event.categoryId);
});

it('mails every subscriber once, and no other user', async () => {
  const subscriptions = [team, { ...team, recipients: ['ops@acme.test', 'cto@acme.test', ''] }];
  await api.createEmailConfiguration(admin.http, 'group.created', {
    enabled: true,
    subscriptions: [...subscriptions, { name: 'Off', enabled: false, recipients: ['off@acme.test'] }],
  });
  world.inbox.clear();
  await createGroup(kira.http, { name: 'Elsewhere' });
  expect(world.inbox.list()).toEqual([]);
  await createGroup(admin.http, { name: 'Night shift' });
  const mails = world.inbox.list();
  expect(mails.map((mail) => mail.to).sort()).toEqual(['cto@acme.test', 'ops@acme.test']);
  expect(mails[0]).toMatchObject({
    subject: 'Acme Harbor: Group created',
    text: 'Group created: Night shift (by Ada Moreno)',
  });
});

it('sends text messages about what is urgent', async () => {
  const subscriptions = [{ ...team, recipients: ['+1 202 555 0142'] }];
  await api.createSmsConfiguration(admin.http, 'user.locked-out', { enabled: true, subscriptions });
  await lockOut();
  expect(world.phone.list()).toMatchObject([{ to: '+1 202 555 0142' }]);
  const quiet = api.createSmsConfiguration(admin.http, 'group.created', { enabled: true, subscriptions });
  await expectRefusal(quiet, 404, errorCodes.notFound);
});

it('switches an event off and on again', async () => {
  world.inbox.clear();
  const token = { description: 'Nightly', expiresInMinutes: null };
  await api.enableEmailConfiguration(admin.http, 'token.created', false);
  await createMyAccessToken(admin.http, token);
  expect(world.inbox.list()).toEqual([]);
  await api.enableEmailConfiguration(admin.http, 'token.created', true);
  await createMyAccessToken(admin.http, token);
  expect(world.inbox.list()).toHaveLength(1);
});

it.each([
  {
    channel: 'e-mail',
    list: api.listEmailConfigurations,
    create: api.createEmailConfiguration,
    save: api.saveEmailSubscription,
    deleteOne: api.deleteEmailSubscription,
    deleteAll: api.deleteEmailConfiguration,
    recipient: 'cto@acme.test',
    wrong: 'not an address',
  },
  {
    channel: 'text messages',
    list: api.listSmsConfigurations,
    create: api.createSmsConfiguration,
    save: api.saveSmsSubscription,
    deleteOne: api.deleteSmsSubscription,
    deleteAll: api.deleteSmsConfiguration,
    recipient: '+12025550142',
    wrong: 'cto@acme.test',
  },
])('adds, changes and removes who hears of an event by $channel', async (by) => {
  const event = 'user.removed';
  const find = async ({ http } = admin) => (await by.list(http)).find((one) => one.eventKey === event);
  const mine = { ...team, recipients: [by.recipient] };
  await by.create(admin.http, event, { enabled: true, subscriptions: [mine] });
  await expectRefusal(
    by.create(admin.http, event, { enabled: true, subscriptions: [] }),
    409,
    errorCodes.alreadyExists,
  );
  const [first] = (await find())!.subscriptions;
  await by.save(admin.http, event, first!.id!, { ...mine, name: 'Renamed' });
  await by.save(admin.http, event, 'undefined', { ...mine, name: 'Added' });
  expect((await find())?.subscriptions.map((one) => one.name)).toEqual(['Renamed', 'Added']);
  const wrong = by.save(admin.http, event, first!.id!, { ...mine, recipients: [by.wrong] });
  await expectRefusal(wrong, 400, errorCodes.invalidRequest);
  await by.deleteOne(admin.http, event, first!.id!);
  expect((await find())?.subscriptions.map((one) => one.name)).toEqual(['Added']);
  await expectRefusal(by.deleteOne(admin.http, event, first!.id!), 404, errorCodes.notFound);
  expect(await find(kira)).toBeUndefined();
  await expectRefusal(by.deleteAll(kira.http, event), 404, errorCodes.notFound);
  await by.deleteAll(admin.http, event);
  expect(await find()).toBeUndefined();
});

it('posts to the channels of Slack, with the configured text', async () => {
  await api.createSlackSubscription(admin.http, {
    isActive: true,
    slackEvents: [{ eventKey: 'group.created', channelIds: ['C01GENERAL', 'C03SUPPORT'], message: 'A new group!' }],
  });
  await createGroup(admin.http, { name: 'Night shift' });
  await lockOut();
  const messages = world.snapshot().tables.slackMessages;
  expect(messages).toMatchObject([
    { channelId: 'C01GENERAL', text: 'A new group!' },
    { channelId: 'C03SUPPORT', text: 'A new group!' },
    { channelId: 'C02SECURITY', text: 'A user is locked out\nLocked out: ines@acme.test (by Ines Carvalho)' },
  ]);
});

it('changes and removes the events that are sent to Slack', async () => {
  const listed = async ({ http } = admin) => (await api.getSlackConfiguration(http)).slackSubscriptions;
  const [security] = await listed();
  const off = { isActive: false, slackEvents: [] };
  await api.updateSlackSubscription(admin.http, security!.id!, off);
  expect(await listed()).toEqual([{ id: security!.id, ...off }]);
  await expectRefusal(api.updateSlackSubscription(kira.http, security!.id!, off), 404, errorCodes.notFound);
  await expectRefusal(api.deleteSlackSubscription(kira.http, security!.id!), 404, errorCodes.notFound);
  await api.deleteSlackSubscription(admin.http, security!.id!);
  expect(await listed()).toEqual([]);
});

it('has channels and subscriptions only where Slack is connected', async () => {
  const subscription = { isActive: true, slackEvents: [{ eventKey: 'user.joined', channelIds: ['C01GENERAL'] }] };
  await expectRefusal(api.listSlackChannels(kira.http), 404, errorCodes.notFound);
  await expectRefusal(api.createSlackSubscription(kira.http, subscription), 404, errorCodes.notFound);
  expect((await api.getSlackApplication(kira.http)).clientId).not.toBe('');
  await api.registerSlackCode(kira.http, 'code-from-slack');
  expect((await api.listSlackChannels(kira.http)).map((channel) => channel.name)).toContain('general');
  await api.createSlackSubscription(kira.http, subscription);
  expect((await api.getSlackConfiguration(kira.http)).slackSubscriptions).toMatchObject([subscription]);
});

it('refuses unknown events and channels of Slack', async () => {
  for (const wrong of [
    { eventKey: 'no.such.event', channelIds: [] },
    { eventKey: 'user.joined', channelIds: ['C99NOWHERE'] },
  ]) {
    const call = api.createSlackSubscription(admin.http, { isActive: true, slackEvents: [wrong] });
    await expectRefusal(call, 400, errorCodes.invalidRequest);
  }
});
