// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { createWorld } from '@portico/mock-backend';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Dialog } from '../ui/Dialog';
import { OverlayHost } from '../ui/OverlayHost';
import { showBadge } from './badge';

afterEach(cleanup);

it('can be used while a modal dialog is open, which asks for a code', async () => {
  const user = userEvent.setup();
  showBadge({ world: createWorld({ latency: 0 }), open: () => {} });
  render(
    <OverlayHost locale="en">
      <Dialog title="Enter the code" closeLabel="Close" onClose={() => expect.fail('closed')}>
        <input aria-label="Code" />
      </Dialog>
    </OverlayHost>,
  );
  await screen.findByRole('dialog', { name: 'Enter the code' });
  const badge = document.querySelector<HTMLElement>('portico-preview-badge')!;
  // In browsers, the rest of the page is inert instead.
  expect(badge).not.toHaveAttribute('aria-hidden');
  const root = badge.shadowRoot!;
  await user.click(root.querySelector('button')!);
  const panel = await waitFor(() => root.querySelector<HTMLElement>('[role=dialog]') ?? expect.fail('no panel'));
  await user.type(within(panel).getByLabelText('Name of the TXT record'), 'acme.example');
  expect(within(panel).getByLabelText('Name of the TXT record')).toHaveValue('acme.example');
  expect(document.activeElement).toBe(badge);
  await user.click(within(panel).getByRole('button', { name: 'Close' }));
});
