// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
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

function Undoable({ undo }: { undo: () => void }) {
  const notify = useNotify();
  return (
    <>
      <input aria-label="Name" />
      <button type="button" onClick={() => notify.toast('Removed', 'success', { label: 'Undo', run: undo })}>
        Remove
      </button>
    </>
  );
}

async function toastWithUndo() {
  const user = userEvent.setup();
  const undo = vi.fn();
  render(
    <Notifications sleep={sleep}>
      <Undoable undo={undo} />
    </Notifications>,
  );
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  return { user, undo };
}

it('undoes by the button of a toast, which disappears and returns the focus', async () => {
  const { user, undo } = await toastWithUndo();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledOnce();
  expect(shown()).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove' }));
});

it('undoes by Ctrl+Z, but not in a text field, which undoes its own changes', async () => {
  const { user, undo } = await toastWithUndo();
  await user.click(screen.getByLabelText('Name'));
  await user.keyboard('{Control>}z{/Control}');
  expect(undo).not.toHaveBeenCalled();
  await user.tab();
  await user.keyboard('{Control>}z{/Control}');
  expect(undo).toHaveBeenCalledOnce();
});

it('undoes by the place of Z with a Hebrew keyboard, but not by a letter typed with AltGr', async () => {
  const { undo } = await toastWithUndo();
  const press = (init: KeyboardEventInit) => fireEvent.keyDown(document.body, { code: 'KeyZ', ctrlKey: true, ...init });
  press({ key: 'ż', altKey: true });
  press({ key: 'w' });
  expect(undo).not.toHaveBeenCalled();
  press({ key: 'ז' });
  expect(undo).toHaveBeenCalledOnce();
});

it('stays while the focus is on its button', async () => {
  await toastWithUndo();
  act(() => screen.getByRole('button', { name: 'Undo' }).focus());
  await act(async () => wakes[0]?.());
  expect(shown()).toContain('Removed');
  act(() => screen.getByRole('button', { name: 'Undo' }).blur());
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
