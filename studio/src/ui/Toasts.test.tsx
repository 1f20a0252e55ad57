// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Toasts } from './Toasts';
import { showToast, toastStore } from './toast-store';

afterEach(() => {
  cleanup();
  toastStore.setState({ toasts: [] });
});

it.each(['Dismiss', 'Undo it'])('returns the focus to where it was when a toast is closed by "%s"', (name) => {
  render(
    <>
      <input aria-label="Primary" />
      <Toasts />
    </>,
  );
  act(() => void showToast({ tone: 'danger', text: 'Not saved', action: { label: 'Undo it', run: () => undefined } }));
  screen.getByLabelText('Primary').focus();
  const button = screen.getByRole('button', { name });
  button.focus();
  act(() => button.click());
  expect(screen.queryByText('Not saved')).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Primary'));
});
