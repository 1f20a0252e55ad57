// @vitest-environment jsdom
import { createWorld, type World } from '@portico/mock-backend';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { letPass } from '../app/test-app';
import type { Transport } from '../core/transport';
import { chooseAction, openUsers } from './pages/users/test-users';
import { preparePage } from './test-portal';

preparePage();

const HOME = 'tenant-acme';
const ELSEWHERE = 'tenant-brightwater';

interface Membership {
  id: string;
  userId: string;
  tenantId: string;
  isDisabled: boolean;
}

let world: World;
/** All users of the one tenant are also in the other, disabled. */
beforeEach(() => {
  world = createWorld({ latency: 0 });
  const { tables, ...snapshot } = world.snapshot();
  const memberships = tables.memberships as Membership[];
  const copies = membersOf(HOME)
    .slice(1)
    .map((member) => ({ ...member, id: `${member.id}-elsewhere`, tenantId: ELSEWHERE, isDisabled: true }));
  world.restore({ ...snapshot, tables: { ...tables, memberships: [...memberships, ...copies] } });
});
afterEach(cleanup);

const membersOf = (tenant: string) =>
  (world.snapshot().tables.memberships as Membership[]).filter(({ tenantId }) => tenantId === tenant);

/** Holds the answers of removals until `release`. */
function holdRemovals() {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const through = (transport: Transport) => async (request: Request) => {
    const answer = await transport(request);
    if (request.method === 'DELETE') await released;
    return answer;
  };
  return { through, release };
}

it('removes only users of the tenant in which the removal of many began', async () => {
  const { through, release } = holdRemovals();
  const { app, user } = await openUsers(world, { through });
  await user.click(screen.getByRole('checkbox', { name: /^Select all/ }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.type(dialog.getByLabelText(/^Type .* to confirm$/), 'Acme Harbor');
  await user.click(dialog.getByRole('button', { name: 'Remove users' }));
  await waitFor(() => expect(membersOf(HOME)).toHaveLength(4));
  const before = membersOf(ELSEWHERE);
  // By the browser's Back.
  act(() => app.portal.setState({ dialog: { kind: 'none' } }));
  await act(() => app.session.switchTenant(ELSEWHERE));
  release();
  await letPass(world, 0);
  expect(membersOf(ELSEWHERE)).toEqual(before);
});

it('undoes a change only in its own tenant, and says so', async () => {
  const { app, user } = await openUsers(world);
  await chooseAction(user, 'Ben Okafor', 'Disable');
  await user.click(await screen.findByRole('button', { name: 'Disable user' }));
  const undo = await screen.findByText('Undo');
  const before = membersOf(ELSEWHERE);
  await act(() => app.session.switchTenant(ELSEWHERE));
  await user.click(undo);
  expect(await screen.findByText('Not undone: you have switched to another account since.')).toBeTruthy();
  expect(membersOf(ELSEWHERE)).toEqual(before);
});
