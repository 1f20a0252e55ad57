import { assistantStreamLineSchema, DECLINED_CALL_STATUS, errorCodes } from '@portico/sdk/contract';
import { beforeEach, expect, it } from 'vitest';
import * as api from '../../../sdk/src/api/ai-assistant';
import type { World } from '../core/types';
import { createWorld } from '../world/create-world';
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
  expect(Object.keys(agents[0]!.whatCanDo)).toEqual(['en', 'de', 'he']);
  for (const { prompt } of agents[0]!.quickActions) expect(await ask(prompt)).not.toContain('I can tell');
});

it('answers from the state of the world', async () => {
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

const BASE = '/nlp-execution-assistant/resources/velo/v1';

async function streamed(message: string, path = '/conversations') {
  const headers = { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' };
  return admin.fetch(`/frontegg${BASE}${path}`, { method: 'POST', headers, body: JSON.stringify({ message }) });
}

it('streams an answer word by word by default, then the whole message', async () => {
  const answer = await streamed('How many people?');
  expect(answer.headers.get('content-type')).toBe('application/x-ndjson');
  const lines = (await answer.text())
    .trim()
    .split('\n')
    .map((line) => assistantStreamLineSchema.parse(JSON.parse(line)));
  expect(lines[0]).toEqual({ conversationId: expect.any(String) });
  const words = lines.flatMap((line) => ('delta' in line ? line.delta : []));
  expect(words).toEqual(['Acme ', 'Harbor ', 'has ', '10 ', 'people.']);
  expect(lines.at(-1)).toEqual({ role: 'assistant', content: words.join('') });
});

it('sends the chunks of an answer as they become ready, and breaks off halfway on request', async () => {
  const slow = createWorld({ latency: 1, sleep: async () => undefined });
  admin = await signIn(slow, 'ada@acme.test');
  slow.faults.add({ call: `POST ${BASE}/conversations`, kind: 'cut', times: 1 });
  const reader = (await streamed('How many people?')).body!.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader.read()).value).toContain('conversationId');
  expect((await reader.read()).value).toBe('{"delta":"Acme "}\n');
  const rest = async (): Promise<void> => ((await reader.read()).done ? undefined : rest());
  await expect(rest()).rejects.toThrow('Failed to fetch');
});

it('asks before it locks, unlocks or removes a user, and accepts a no', async () => {
  const call = async (message: string) => {
    const { id, messages } = await api.startAssistantConversation(admin.http, message);
    return { id, ...messages.at(-1)! };
  };
  const lock = await call('lock ben@acme.test');
  expect(lock).toMatchObject({ name: 'lockUser', method: 'PUT', body: { isLocked: true } });
  expect(lock.content).toContain('(ben@acme.test) can no longer sign in');
  expect(await call('unlock ben@acme.test')).toMatchObject({ name: 'unlockUser', body: { isLocked: false } });
  expect(await call('remove ben@acme.test')).toMatchObject({ name: 'deleteUser', method: 'DELETE' });
  expect(await ask('remove nemo@acme.test')).toContain('no user of your team');
  const declined = { data: '', status: DECLINED_CALL_STATUS };
  const { messages } = await api.sendAssistantApiResponse(admin.http, lock.id, lock.tool_call_id!, declined);
  expect(messages.slice(-2)).toEqual([
    { role: 'tool', tool_call_id: lock.tool_call_id, content: '0' },
    { role: 'assistant', content: 'All right, nothing was changed.' },
  ]);
});
