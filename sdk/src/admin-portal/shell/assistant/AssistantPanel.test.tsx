// @vitest-environment jsdom
import { createWorld, type World } from '@portico/mock-backend';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { preparePage, renderPortal, type TestPortalOptions } from '../../test-portal';

preparePage();

const BASE = '/nlp-execution-assistant/resources/velo/v1';
const ASK = `POST ${BASE}/conversations`;
const INVITE = 'POST /identity/resources/users/v2';

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0 });
  world.clock.follow(() => performance.now());
  insert('flags', { id: 'admin_portal_ai_assistant', on: true });
});
afterEach(cleanup);

function insert(table: string, row: { id: string } & Record<string, unknown>) {
  const { tables, ...snapshot } = world.snapshot();
  world.restore({ ...snapshot, tables: { ...tables, [table]: [...(tables[table] ?? []), row] } });
}

const mount = (options: TestPortalOptions = {}) =>
  renderPortal(world, { page: 'users', dialog: { kind: 'assistant', conversation: '' }, ...options });
const panel = async () => within(await screen.findByRole('dialog', { name: 'Assistant' }));
const field = async () => (await panel()).findByRole('textbox', { name: 'Your question' });
const messages = async () => within(await (await panel()).findByRole('list', { name: 'Conversation' }));
const sent = (call: string) => world.journal.list().filter((entry) => `${entry.method} ${entry.call}` === call);

/** Opens the panel and asks a question with Enter. */
async function asked(question: string, options?: TestPortalOptions) {
  const mounted = await mount(options);
  await mounted.user.type(await field(), `${question}{Enter}`);
  return mounted;
}

it('has no button without its flag', async () => {
  world.reset();
  await mount({ dialog: { kind: 'none' } });
  await screen.findByRole('table');
  expect(screen.queryByRole('button', { name: 'Assistant' })).toBeNull();
});

it('answers a question, gives the conversation an address and returns to the field', async () => {
  const { app } = await asked('How many people are there?');
  expect(await (await messages()).findByText('Acme Harbor has 10 people.')).toBeTruthy();
  expect(await field()).toBe(document.activeElement);
  expect(app.portal.getState().dialog).toEqual({ kind: 'assistant', conversation: expect.stringMatching(/./) });
});

it('suggests questions, and shows the table that an answer refers to', async () => {
  const { user } = await mount();
  await user.click(await (await panel()).findByRole('button', { name: 'Which accounts are locked?' }));
  expect(await (await messages()).findByRole('columnheader', { name: 'Email' })).toBeTruthy();
  expect((await messages()).getByText('elif@acme.test')).toBeTruthy();
});

it('announces whole sentences of the answer', async () => {
  await asked('help');
  const log = await (await panel()).findByRole('log');
  await waitFor(() => expect(within(log).getByText('I can also change the team:')).toBeTruthy());
  expect(within(log).getByText('invite name@example.com')).toBeTruthy();
});

it('starts a new line with Shift, and does not send an unfinished word of an input method', async () => {
  const { user } = await mount();
  const input = await field();
  await user.type(input, 'one{Shift>}{Enter}{/Shift}two');
  fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
  expect((input as HTMLTextAreaElement).value).toBe('one\ntwo');
  expect(sent(ASK)).toEqual([]);
});

it('keeps what is typed when the panel is closed, and refuses a question that is too long', async () => {
  const { user } = await mount();
  fireEvent.change(await field(), { target: { value: 'x'.repeat(4001) } });
  await user.type(await field(), '{Enter}');
  expect((await panel()).getByText(/4,001 of 4,000 characters/)).toBeTruthy();
  await user.keyboard('{Escape}');
  const [button] = await screen.findAllByRole('button', { name: 'Assistant' });
  await user.click(button!);
  expect(((await field()) as HTMLTextAreaElement).value).toHaveLength(4001);
  expect(sent(ASK)).toEqual([]);
});

it('invites a user only after the user agrees, and shows the change on the page', async () => {
  const { user, app } = await asked('invite nora@acme.test');
  const card = within(await (await messages()).findByRole('region', { name: 'Proposed action: Invite a user' }));
  expect(card.getByText(/gets an invitation by email/)).toBeTruthy();
  expect(sent(INVITE)).toEqual([]);
  await user.click(card.getByRole('button', { name: 'Do it' }));
  expect(await (await messages()).findAllByText(/^Done\.?$/)).toHaveLength(2);
  expect(sent(INVITE)).toHaveLength(1);
  expect(await field()).toBe(document.activeElement);
  await user.click(card.getByRole('button', { name: 'Open “Users”' }));
  expect(app.portal.getState()).toMatchObject({ page: 'users', dialog: { kind: 'none' } });
  expect(await screen.findByText('nora@acme.test')).toBeTruthy();
});

it('does nothing when the user declines', async () => {
  const { user } = await asked('remove ben@acme.test');
  await user.click(await (await messages()).findByRole('button', { name: 'Don’t' }));
  expect(await (await messages()).findByText('All right, nothing was changed.')).toBeTruthy();
  expect((await messages()).getByText('Not done: you declined')).toBeTruthy();
  expect(world.journal.list().filter(({ method }) => method === 'DELETE')).toEqual([]);
});

it('tells the assistant that the service refused', async () => {
  world.faults.add({ call: INVITE, kind: 'status', status: 409 });
  const { user } = await asked('invite nora@acme.test');
  await user.click(await (await messages()).findByRole('button', { name: 'Do it' }));
  expect(await (await messages()).findByText('Not done: the service refused')).toBeTruthy();
  expect(await (await messages()).findByText('That did not work: the service answered 409.')).toBeTruthy();
});

it('makes no call that leads to another site', async () => {
  const content = { role: 'tool', tool_call_id: 'call-1', name: 'collect', url: '//collector.test', method: 'POST' };
  const users = world.snapshot().tables.users as { id: string; email: string }[];
  const { id } = users.find(({ email }) => email === 'ada@acme.test')!;
  const at = new Date(world.clock.now()).toISOString();
  const own = { tenantId: 'tenant-acme', userId: id, title: 'A report', resources: [], openCallId: 'call-1' };
  insert('assistantConversations', { id: 'one', ...own, messages: [content], createdAt: at, updatedAt: at });
  await mount({ dialog: { kind: 'assistant', conversation: 'one' } });
  expect(await (await messages()).findByText(/does not belong to this service/)).toBeTruthy();
  expect((await messages()).queryByRole('button', { name: 'Do it' })).toBeNull();
});

it('keeps the question of an answer that breaks off, and asks again', async () => {
  world.faults.add({ call: ASK, kind: 'cut', times: 1 });
  const { user } = await asked('How many people are there?');
  const alert = within(await (await panel()).findByRole('alert'));
  expect((await messages()).getByText('How many people are there?')).toBeTruthy();
  await user.click(alert.getByRole('button', { name: 'Try again' }));
  expect(await (await messages()).findByText('Acme Harbor has 10 people.')).toBeTruthy();
  expect((await messages()).getAllByText('How many people are there?')).toHaveLength(1);
  // The answer was in the conversation already: it is not requested twice.
  expect(sent(`POST ${BASE}/conversation/{id}/messages`)).toEqual([]);
});

it('stops an answer, after which the next question can be asked', async () => {
  const fault = world.faults.add({ call: ASK, kind: 'hang' });
  const { user } = await asked('How many people are there?');
  await user.click(await (await panel()).findByRole('button', { name: 'Stop' }));
  expect(await (await panel()).findByText('You stopped this answer.')).toBeTruthy();
  expect(await field()).toBe(document.activeElement);
  world.faults.remove(fault);
  await user.keyboard('Hello{Enter}');
  expect(await (await messages()).findByText('invite')).toBeTruthy();
});

it('stops a retry, also while it looks for the answer in the conversation', async () => {
  world.faults.add({ call: ASK, kind: 'cut', times: 1 });
  const { user } = await asked('How many people are there?');
  const alert = within(await (await panel()).findByRole('alert'));
  world.faults.add({ call: `GET ${BASE}/conversation/{id}`, kind: 'hang' });
  await user.click(alert.getByRole('button', { name: 'Try again' }));
  await user.click(await (await panel()).findByRole('button', { name: 'Stop' }));
  expect(await (await panel()).findByText('You stopped this answer.')).toBeTruthy();
  expect(sent(`POST ${BASE}/conversation/{id}/messages`)).toEqual([]);
});

it('lists the conversations, and loads the list again after a failure', async () => {
  const { user } = await asked('How many people are there?');
  await (await messages()).findByText('Acme Harbor has 10 people.');
  world.faults.add({ call: `GET ${BASE}/conversations`, kind: 'status', status: 500, times: 3 });
  await user.click((await panel()).getByRole('button', { name: 'Conversations' }));
  const list = within(await screen.findByRole('dialog', { name: 'Conversations' }));
  await user.click(await list.findByRole('button', { name: 'Try again' }));
  await user.click(await list.findByRole('button', { name: /^How many people are there\?/ }));
  expect(await (await messages()).findByText('Acme Harbor has 10 people.')).toBeTruthy();
  await user.click((await panel()).getByRole('button', { name: 'New conversation' }));
  expect(await (await panel()).findByText('What would you like to know?')).toBeTruthy();
});
