// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { createWorld, type FaultKind, type World } from '@portico/mock-backend';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { preparePage, renderPortal, type TestPortalOptions } from './test-portal';

preparePage();

const CALL_TIMEOUT_MS = 30_000;
const SLOW_REQUEST_NOTICE_MS = 10_000;

const GET_PROFILE = 'GET /identity/resources/users/v2/me';
const SAVE_PROFILE = 'PUT /identity/resources/users/v2/me';
const MEMBERS = '/team/resources/members/v1';
const LIST_USERS = `GET ${MEMBERS}` as const;
const REMOVE_USER = `DELETE ${MEMBERS}/{userId}` as const;
const MESSAGE = /taking longer than usual/;
const CANCELLED = /You cancelled this/;

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0 });
});
afterEach(cleanup);

const pass = (ms: number) => act(async () => world.clock.advance(ms));
/** Number of calls to the members of the team that the world has answered. */
const answered = (sent: string) =>
  world.journal
    .list()
    .filter(({ method, path, status }) => method === sent && path.startsWith(MEMBERS) && status === 200).length;
const notice = () => document.querySelector('.portico-slow-request');
const cancel = () => within(notice() as HTMLElement).getByRole('button', { name: 'Cancel' });

/** Saves a new name in a dialog; the world answers the request with a fault. */
async function sendName(fault: FaultKind) {
  const { app, user } = await renderPortal(world, { dialog: { kind: 'editProfileField', field: 'name' } });
  const input = await screen.findByLabelText<HTMLInputElement>('Full name');
  world.faults.add({ call: SAVE_PROFILE, ...fault });
  await user.clear(input);
  await user.type(input, 'Ada King{Enter}');
  await waitFor(() => expect(notice()).toBeInTheDocument());
  return { app, user, input };
}

it('says that a page takes long to load, not before the limit, and loads it again after a cancel', async () => {
  world.faults.add({ call: LIST_USERS, kind: 'hang' });
  const { user } = await renderPortal(world, { page: 'users' });
  await waitFor(() => expect(notice()).toBeInTheDocument());
  await pass(SLOW_REQUEST_NOTICE_MS - 1);
  expect(notice()).toHaveTextContent('');
  await pass(1);
  await waitFor(() => expect(notice()).toHaveTextContent(MESSAGE));
  await user.click(cancel());
  const alert = (await screen.findByText(CANCELLED)).closest('[role="alert"]');
  expect(alert).toHaveFocus();
  expect(notice()).not.toBeInTheDocument();
  world.faults.clear();
  await user.click(within(alert as HTMLElement).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Ben Okafor')).toBeInTheDocument();
});

it('cancels a load between two attempts', async () => {
  const { user } = await renderPortal(world, { page: 'users' });
  await screen.findByText('Ben Okafor');
  world.faults.add({ call: GET_PROFILE, kind: 'delay', ms: 9_000 });
  world.faults.add({ call: GET_PROFILE, kind: 'status', status: 503 });
  await user.click(screen.getAllByRole('button', { name: 'Profile' })[0] as HTMLElement);
  // The page before may have a notice too.
  await screen.findByRole('heading', { name: 'Profile', level: 1 });
  expect(notice()).toBeInTheDocument();
  await pass(SLOW_REQUEST_NOTICE_MS);
  await waitFor(() => expect(notice()).toHaveTextContent(MESSAGE));
  await user.click(cancel());
  expect(await screen.findByText(CANCELLED)).toBeInTheDocument();
});

it('cancels the request of a dialog: the form keeps the input and can be submitted again', async () => {
  const { user, input } = await sendName({ kind: 'hang' });
  await pass(SLOW_REQUEST_NOTICE_MS);
  await waitFor(() => expect(notice()).toHaveTextContent(MESSAGE));
  await user.click(cancel());
  expect((await screen.findByText(CANCELLED)).closest('[role="alert"]')).toHaveFocus();
  expect(notice()).not.toBeInTheDocument();
  expect(input).toHaveValue('Ada King');
  world.faults.clear();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect((await screen.findAllByText('Ada King')).length).toBeGreaterThan(0);
});

it('leaves the dialog open if the answer arrives after the cancel', async () => {
  const { user, input } = await sendName({ kind: 'delay', ms: 20_000 });
  await pass(SLOW_REQUEST_NOTICE_MS);
  await user.click(await waitFor(cancel));
  await pass(CALL_TIMEOUT_MS);
  expect(input).toHaveValue('Ada King');
  expect(screen.getByText(CANCELLED)).toBeInTheDocument();
});

it('removes no further users of a selection after a cancel, and leaves the others selected', async () => {
  const { user } = await renderPortal(world, { page: 'users' });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all users on this page' }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await user.type(await screen.findByLabelText(/to confirm/), 'Acme Harbor');
  world.faults.add({ call: REMOVE_USER, kind: 'hang' });
  await user.click(screen.getByRole('button', { name: 'Remove users' }));
  await pass(SLOW_REQUEST_NOTICE_MS);
  world.faults.clear();
  await user.click(await waitFor(cancel));
  expect(await screen.findByText(CANCELLED)).toBeInTheDocument();
  // The list is loaded again once no further call is sent.
  await waitFor(() => expect(answered('GET')).toBe(2));
  expect(answered('DELETE')).toBe(0);
  expect(screen.getByText('9 users selected')).toBeInTheDocument();
});

it('cancels a save that waits for the session to read the user again', async () => {
  let reads = Number.NEGATIVE_INFINITY;
  const through: TestPortalOptions['through'] = (transport) => (request) => {
    if (request.method === 'GET' && request.url.endsWith('/users/v2/me')) reads += 1;
    // After the save, the page reads the user first, then the session does.
    return reads === 2 ? new Promise<never>(() => undefined) : transport(request);
  };
  const { user } = await renderPortal(world, { dialog: { kind: 'editProfileField', field: 'name' }, through });
  const input = await screen.findByLabelText<HTMLInputElement>('Full name');
  reads = 0;
  await user.clear(input);
  await user.type(input, 'Ada King{Enter}');
  await waitFor(() => expect(reads).toBe(2));
  await pass(SLOW_REQUEST_NOTICE_MS);
  await user.click(await waitFor(cancel));
  expect(await screen.findByText(CANCELLED)).toBeInTheDocument();
});

it("tells that a save has failed whose dialog was left meanwhile by the browser's Back", async () => {
  const { app } = await sendName({ kind: 'hang' });
  act(() => app.portal.setState({ dialog: { kind: 'none' } }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await pass(CALL_TIMEOUT_MS);
  expect((await screen.findByText(/could not be reached/)).closest('.portico-toast')).toBeInTheDocument();
});

it('ends the request of a dialog by a timeout if the service does not answer', async () => {
  const { input } = await sendName({ kind: 'hang' });
  await pass(SLOW_REQUEST_NOTICE_MS);
  await pass(CALL_TIMEOUT_MS - SLOW_REQUEST_NOTICE_MS);
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(notice()).not.toBeInTheDocument();
  expect(input).toHaveValue('Ada King');
});

it('ends a save after one timeout if the page cannot read first what it saves', async () => {
  const { user } = await renderPortal(world, { dialog: { kind: 'editProfileField', field: 'name' } });
  const input = await screen.findByLabelText<HTMLInputElement>('Full name');
  world.faults.add({ call: GET_PROFILE, kind: 'hang' });
  await user.clear(input);
  await user.type(input, 'Ada King{Enter}');
  await waitFor(() => expect(notice()).toBeInTheDocument());
  await pass(CALL_TIMEOUT_MS);
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(notice()).not.toBeInTheDocument();
  expect(input).toHaveValue('Ada King');
});
