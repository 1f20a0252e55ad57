import { errorCodes } from '@portico/sdk/contract';
import { beforeEach, expect, it } from 'vitest';
import * as api from '../../../sdk/src/api/ai-assistant';
import type { World } from '../world/types';
import { expectRefusal, quickWorld, signIn, type TestBrowser, userIdOf } from './testing/browser';

let world: World;
let admin: TestBrowser;

beforeEach(async () => {
  world = quickWorld();
  admin = await signIn(world, 'ada@acme.test');
});

const ask = async (message: string, { http } = admin) =>
  (await api.startAssistantConversation(http, message)).messages.at(-1)?.content;

it('introduces itself, in two languages', async () => {
  const { agents } = await api.getAssistantConfig(admin.http);
  expect(Object.keys(agents[0]!.whatCanDo)).toEqual(['en', 'de']);
  for (const { prompt } of agents[0]!.quickActions) expect(await ask(prompt)).not.toContain('I can tell');
});

it('answers out of the state of the world', async () => {
  expect(await ask('How many people are there?')).toBe('Acme Harbor has 10 people.');
  expect(await ask('What is the weather?')).toContain('I can tell');
});

it('refers to a table when there is much to say', async () => {
  const { id, messages } = await api.startAssistantConversation(admin.http, 'Who is locked?');
  expect(messages.map((one) => one.role)).toEqual(['user', 'assistant', 'assistant']);
  const resourceId = messages.at(-1)!.content!;
  const { type, content } = await api.getAssistantResource(admin.http, id, resourceId);
  expect([type, content]).toEqual(['markdown', '| Name | Email |\n| --- | --- |\n| Elif Kaya | elif@acme.test |']);
  await expectRefusal(api.getAssistantResource(admin.http, id, 'no-such-resource'), 404, errorCodes.notFound);
});

it('asks the page to make a call, and waits for what came of it', async () => {
  const { id, messages } = await api.startAssistantConversation(admin.http, 'Please invite New@acme.test now');
  const call = messages.at(-1)!;
  expect(call).toMatchObject({ role: 'tool', name: 'inviteUser', method: 'POST', body: { email: 'new@acme.test' } });
  const headers = { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' };
  const made = await admin.fetch(`/frontegg${call.url}`, { method: 'POST', headers, body: JSON.stringify(call.body) });
  const outcome = { data: await made.text(), status: made.status };
  const after = await api.sendAssistantApiResponse(admin.http, id, call.tool_call_id!, outcome);
  expect(after.messages.at(-1)?.content).toBe('Done.');
  expect(userIdOf(world, 'new@acme.test')).not.toBe('');
  const again = api.sendAssistantApiResponse(admin.http, id, call.tool_call_id!, outcome);
  await expectRefusal(again, 404, errorCodes.notFound);
});

it('says so when a call did not work', async () => {
  const { id, messages } = await api.startAssistantConversation(admin.http, 'invite ben@acme.test');
  const callId = messages.at(-1)!.tool_call_id!;
  const after = await api.sendAssistantApiResponse(admin.http, id, callId, { data: '', status: 409 });
  expect(after.messages.at(-1)?.content).toContain('409');
});

it('keeps conversations, the one that went on last first', async () => {
  const first = await api.startAssistantConversation(admin.http, 'Hello');
  world.clock.advance(1_000);
  const second = await api.startAssistantConversation(admin.http, 'x'.repeat(100));
  const listed = async () => (await api.listAssistantConversations(admin.http)).conversations;
  expect((await listed()).map((one) => one.id)).toEqual([second.id, first.id]);
  expect((await listed())[0]?.title).toHaveLength(60);
  world.clock.advance(1_000);
  const longer = await api.sendAssistantMessage(admin.http, first.id, 'How many are locked?');
  expect((await listed()).map((one) => one.id)).toEqual([first.id, second.id]);
  expect(await api.getAssistantConversation(admin.http, first.id)).toEqual(longer);
});

it('talks to one user, and only about what their role shows them', async () => {
  const { id } = await api.startAssistantConversation(admin.http, 'Hello');
  const ines = await signIn(world, 'ines@acme.test');
  expect((await api.listAssistantConversations(ines.http)).conversations).toEqual([]);
  await expectRefusal(api.getAssistantConversation(ines.http, id), 404, errorCodes.notFound);
  await expectRefusal(api.sendAssistantMessage(ines.http, id, 'Hello'), 404, errorCodes.notFound);
  expect(await ask('invite newcomer@acme.test', ines)).toContain('Your role does not allow that');
});

it('streams a line for each message by default', async () => {
  const headers = { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' };
  const path = '/frontegg/nlp-execution-assistant/resources/velo/v1/conversations';
  const body = JSON.stringify({ message: 'How many people?' });
  const answer = await admin.fetch(path, { method: 'POST', headers, body });
  expect(answer.headers.get('content-type')).toBe('application/x-ndjson');
  const lines = (await answer.text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines).toEqual([
    { conversationId: expect.any(String) },
    { role: 'assistant', content: 'Acme Harbor has 10 people.' },
  ]);
});
