// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { screenById, stateKindOf } from '@portico/fixtures';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { viewStore } from '../view/view-store';
import { StatePicker } from './StatePicker';
// The picker fetches it when it is opened; loaded here, so that no test waits for it.
import './StatePopover';

const names = Object.keys(screenById('admin-portal/users')?.states ?? {});
const [normal, errors, data] = (['normal', 'errors', 'data'] as const).map(
  (kind) => names.filter((name) => stateKindOf(name) === kind).length,
);

beforeEach(() => viewStore.getState().changeView({ screen: 'admin-portal/users', state: 'default' }));
afterEach(cleanup);

async function openMenu() {
  const user = userEvent.setup();
  render(<StatePicker />);
  await user.click(screen.getByRole('button', { name: `State: Default, one of ${names.length}. Choose another` }));
  return { user, menu: await screen.findByRole('menu', { name: 'States' }) };
}

it('lists the states of the screen in three groups, each with its count', async () => {
  const { menu } = await openMenu();
  const groups = within(menu).getAllByRole('group');
  expect(groups.map((group) => within(group).getAllByRole('menuitemradio').length)).toEqual([normal, errors, data]);
  expect(menu).toHaveTextContent(new RegExp(`Normal${normal}.*Errors${errors}.*Data${data}`));
  expect(within(menu).getByRole('menuitemradio', { name: 'Default' })).toBeChecked();
});

it('shows the chosen state, by keyboard too, and closes', async () => {
  const { user } = await openMenu();
  await user.keyboard('server{Enter}');
  expect(viewStore.getState().state).toBe('error');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: /^State: Server failure/ })).toHaveFocus());
});
