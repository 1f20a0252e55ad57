// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { useLayer } from './use-layer';

afterEach(cleanup);

function Covering() {
  return createPortal(<input aria-label="Name" />, useLayer('covering'));
}

// jsdom has no modal dialogs: `e2e/journeys/bookings.spec.ts` covers layers over one.
it('is the last element of the body while it is mounted, and returns the focus', async () => {
  const page = (isOpen: boolean) => (
    <StrictMode>
      <button type="button">Open</button>
      {isOpen && <Covering />}
    </StrictMode>
  );
  const { rerender } = render(page(false));
  const opener = screen.getByRole('button');
  opener.focus();
  rerender(page(true));
  expect(document.body.lastElementChild?.id).toBe('covering');
  screen.getByRole('textbox').focus();
  rerender(page(false));
  expect(document.getElementById('covering')).toBeNull();
  await vi.waitFor(() => expect(document.activeElement).toBe(opener));
});
