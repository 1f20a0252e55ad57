// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { Dialog } from './Dialog';

afterEach(cleanup);

it('keeps the focus, and closes on Escape, after the pressed button is gone', async () => {
  const user = userEvent.setup();
  const onClose = vi.fn();
  function Steps() {
    const [isDone, setDone] = useState(false);
    return (
      <Dialog title="Steps" onClose={onClose}>
        {isDone ? (
          <p>Done</p>
        ) : (
          <button type="button" onClick={() => setDone(true)}>
            Go on
          </button>
        )}
      </Dialog>
    );
  }
  render(<Steps />);
  // As Firefox and Safari do; jsdom and Chromium send it when the focused element is removed.
  const silence = (event: Event) => event.stopImmediatePropagation();
  window.addEventListener('focusout', silence, true);
  onTestFinished(() => window.removeEventListener('focusout', silence, true));
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  expect(screen.getByText('Done')).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Steps' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});
