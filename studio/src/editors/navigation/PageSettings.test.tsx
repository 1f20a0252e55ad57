// @vitest-environment jsdom
import type { PageNavigation } from '@portico/sdk/metadata';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { undoAll } from '../../draft/test-draft';
import { PageSettings } from './PageSettings';

afterEach(() => {
  cleanup();
  undoAll();
});

function renderPage(settings: PageNavigation) {
  const page = { id: 'users', title: 'Users', settings, changed: true, explanation: { visible: true } } as const;
  render(<PageSettings page={page} order={['users']} onMove={() => undefined} />);
  return screen.getByRole('combobox', { name: 'Permissions' });
}

it('says at the permissions when they are not read', () => {
  expect(renderPage({ visibility: 'always' }).getAttribute('aria-describedby')).toBe(
    screen.getByText(/^Read only when the visibility is/).id,
  );
});

it('focuses the field of the permissions after one is removed', async () => {
  const field = renderPage({ visibility: 'byPermissions', permissions: ['fe.read', 'fe.write'] });
  await userEvent.click(screen.getByRole('button', { name: 'Remove fe.read' }));
  expect(document.activeElement).toBe(field);
});

it('has no description where the permissions decide', () => {
  expect(renderPage({ visibility: 'byPermissions' }).hasAttribute('aria-describedby')).toBe(false);
});
