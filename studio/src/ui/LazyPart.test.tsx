// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen } from '@testing-library/react';
import { lazy } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { LazyPart } from './LazyPart';
import { PanelUnavailable } from './PanelUnavailable';
import { Toasts } from './Toasts';
import { toastStore } from './toast-store';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  toastStore.setState({ toasts: [] });
});

it('keeps the rest of the studio when the code of a part cannot be loaded, and offers to reload', async () => {
  // React reports the caught error to the console.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Missing = lazy<() => null>(() => Promise.reject(new TypeError('Failed to fetch')));
  render(
    <>
      <LazyPart unavailable={<PanelUnavailable />}>
        <Missing />
      </LazyPart>
      <p>The canvas</p>
      <Toasts />
    </>,
  );
  expect(await screen.findByText('A part of the studio could not be loaded.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload the studio' })).toBeVisible();
  expect(screen.getByText('This panel could not be loaded')).toBeVisible();
  expect(screen.getByText('The canvas')).toBeVisible();
});
