// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { draftStore } from '../../../draft/draft-store';
import { setAt, valueAt } from '../../../draft/path';
import { painted, undoAll } from '../../../draft/test-draft';
import { viewStore } from '../../../view/view-store';
import { PortalTheme } from './PortalTheme';
import { usePortalTheme } from './portal-store';

const ownAt = (path: string) => valueAt(draftStore.getState().metadata, ['themeV2', 'adminPortal', ...path.split('.')]);
const put = (path: string, value: unknown) =>
  draftStore.getState().edit(path, (metadata) => setAt(metadata, ['themeV2', ...path.split('.')], value));

beforeEach(() => usePortalTheme.setState({ panel: null, search: '', onlyChanged: false, wanted: null, left: null }));
afterEach(async () => {
  cleanup();
  undoAll();
  await painted();
});

async function openPanel(title: string) {
  const user = userEvent.setup();
  render(<PortalTheme />);
  await user.click(screen.getByRole('button', { name: new RegExp(`^${title}( ?\\d+ changed)?$`) }));
  return { user, panel: screen.getByRole('region', { name: title }) };
}

const columns = 'pages.users.fieldsProperties.tableColumns';

it('writes what several options say about a column as one step', async () => {
  const { user, panel } = await openPanel('Users');
  const joined = within(panel).getByLabelText('Joined');
  await user.selectOptions(joined, 'Hidden');
  expect(ownAt(`${columns}.joinedAt`)).toEqual({ appearance: 'hidden' });
  await user.selectOptions(joined, 'If the user adds it');
  expect(ownAt(`${columns}.joinedAt`)).toEqual({ isChecked: false });
  await user.selectOptions(joined, 'Standard');
  expect(ownAt('pages')).toBeUndefined();
  draftStore.getState().undo();
  expect(ownAt(`${columns}.joinedAt`)).toEqual({ isChecked: false });
  expect(draftStore.getState().undoLabel).toBe('Users, columns: Joined');
});

it('hides a field, lets it be viewed only, and resets it', async () => {
  const { user, panel } = await openPanel('Profile');
  const field = within(panel).getByRole('group', { name: 'Profile, fields: Job title' });
  await user.click(within(field).getByLabelText('View only'));
  expect(ownAt('pages.profile.fieldsProperties.jobTitle.appearance')).toBe('viewOnly');
  await painted();
  await user.click(within(panel).getByRole('button', { name: 'Reset Job title' }));
  expect(ownAt('pages')).toBeUndefined();
});

it('shows the value of the place around a page, and where it is set', async () => {
  put('adminPortal.pages.palette.primary.main', '#204060');
  await painted();
  const { panel } = await openPanel('Groups');
  const primary = within(panel).getByLabelText<HTMLInputElement>('Primary');
  expect(primary.value).toBe('#204060');
  expect(within(panel).getByText('all pages')).toBeTruthy();
  await act(async () => put('adminPortal.palette.primary.main', '#111111'));
  await painted();
  expect(primary.value).toBe('#204060');
});

it('sets a property of a style under the pointer, and counts it', async () => {
  const { user, panel } = await openPanel('Tables');
  await user.click(within(panel).getByRole('button', { name: 'Header row' }));
  const style = within(panel).getByRole('group', { name: 'Header row' });
  await user.click(within(style).getByLabelText('Hovered'));
  await user.type(within(style).getByLabelText('Corner radius'), '12');
  expect(ownAt('tableTheme.headerContainer')).toEqual({ '&:hover': { borderRadius: 12 } });
  await painted();
  expect(within(panel).getByText('1 set')).toBeTruthy();
});

it('resets a panel as one step', async () => {
  put('adminPortal.navigation.background', '#14141c');
  put('adminPortal.navigation.hover.color', '#ffffff');
  await painted();
  const { user } = await openPanel('Menu');
  await user.click(screen.getByRole('button', { name: 'Reset all 2' }));
  expect(ownAt('navigation')).toBeUndefined();
  draftStore.getState().undo();
  expect(ownAt('navigation')).toEqual({ background: '#14141c', hover: { color: '#ffffff' } });
});

it('finds settings by their name or path, and those that are changed', async () => {
  const user = userEvent.setup();
  render(<PortalTheme />);
  await user.type(screen.getByLabelText('Find a setting'), 'thumbHover');
  expect(screen.getByRole('status').textContent).toBe('1 setting');
  expect(screen.getByLabelText('Thumb, hovered')).toBeTruthy();
  await user.clear(screen.getByLabelText('Find a setting'));
  act(() => put('adminPortal.layout.fullScreenMode', false));
  await painted();
  await user.click(screen.getByLabelText('Only changed (1)'));
  expect(screen.getByLabelText<HTMLInputElement>('Full screen').checked).toBe(false);
});

it('opens the panel and the section of an option that the inspector has selected', async () => {
  Element.prototype.scrollIntoView = () => {};
  render(<PortalTheme />);
  act(() => viewStore.getState().reveal({ kind: 'option', path: 'adminPortal.tableTheme.scrollbar.thumbColor' }));
  const control = await screen.findByLabelText('Thumb');
  expect(document.activeElement).toBe(control);
  expect(viewStore.getState().target).toBeNull();
});

it('shows a screen that has the part, and returns the focus to the row of the panel that is left', async () => {
  const { user } = await openPanel('Accounts tree');
  expect(viewStore.getState().screen).toBe('admin-portal/allAccounts');
  await user.click(screen.getByRole('button', { name: 'All parts of the portal' }));
  expect(document.activeElement?.textContent).toBe('Accounts tree');
});
