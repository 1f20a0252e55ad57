// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Notifications, useNotify } from './Notifications';

/** Ends the sleeps that have begun, oldest first. */
let wakes: (() => void)[];
beforeEach(() => {
  wakes = [];
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const sleep = () => new Promise<void>((wake) => wakes.push(wake));

function Buttons() {
  const { toast } = useNotify();
  return ['Saved', 'Removed'].map((text) => (
    <button key={text} type="button" onClick={() => toast(text)}>
      {text}
    </button>
  ));
}

/** Shows toasts with these texts, one after another. */
async function toast(...texts: string[]) {
  const user = userEvent.setup();
  const { unmount } = render(
    <Notifications sleep={sleep}>
      <Buttons />
    </Notifications>,
  );
  for (const name of texts) await user.click(screen.getByRole('button', { name }));
  return unmount;
}

const shown = () => document.querySelector('.portico-toast')?.textContent ?? null;

it('shows a toast until its time is over', async () => {
  await toast('Saved');
  expect(shown()).toBe('Saved');
  await act(async () => wakes[0]?.());
  expect(shown()).toBeNull();
});

it('shows a newer toast for the whole of its own time', async () => {
  await toast('Saved', 'Removed');
  await act(async () => wakes[0]?.());
  expect(shown()).toBe('Removed');
  await act(async () => wakes[1]?.());
  expect(shown()).toBeNull();
});

it('does nothing when the time of a toast ends after the page is gone', async () => {
  const failures: unknown[] = [];
  const collect = (failure: unknown) => failures.push(failure);
  const unmount = await toast('Saved');
  unmount();
  process.on('unhandledRejection', collect);
  vi.stubGlobal('window', undefined);
  wakes[0]?.();
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', collect);
  expect(failures).toEqual([]);
});
