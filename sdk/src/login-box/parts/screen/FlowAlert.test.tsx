// @vitest-environment jsdom
import { createWorld } from '@portico/mock-backend';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { StoreApi } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { AppContext } from '../../../app/context';
import { createTestApp } from '../../../app/test-app';
import { errorCodes } from '../../../contract/error-codes';
import { ApiError } from '../../../core/errors';
import { errors } from '../../../metadata/locales/en/errors';
import { loginErrors } from '../../../metadata/locales/en/login-errors';
import { portalErrors } from '../../../metadata/locales/en/portal-errors';
import { type AnyFlow, FlowContext } from '../../runtime/flow-context';
import { flowErrorOf } from '../../runtime/flow-run';
import { FlowAlert } from './FlowAlert';

const texts: Record<string, string> = { ...errors, ...loginErrors, ...portalErrors };
const GENERAL = 'Something went wrong on our side. Try again in a moment.';

let warnings: string[];
beforeEach(() => {
  warnings = [];
  vi.spyOn(console, 'warn').mockImplementation((message) => void warnings.push(String(message)));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Mounts the alert of a new flow, so that only the texts of the first screen are registered. */
function mount() {
  const app = createTestApp(createWorld({ latency: 0 }));
  const flow = createStore<Pick<AnyFlow, 'error'>>(() => ({ error: null }));
  render(
    <AppContext.Provider value={app}>
      <FlowContext.Provider value={flow as StoreApi<AnyFlow>}>
        <FlowAlert />
      </FlowContext.Provider>
    </AppContext.Provider>,
  );
  const fail = (errorCode: string, statusCode = 400) =>
    act(() => {
      const details = { errorCode, statusCode, traceId: 'trace-1' };
      flow.setState({ error: flowErrorOf(new ApiError('Sentence of the service', details)) });
    });
  return { app, fail };
}

it('shows a text of the SDK for every code of the contract, also on the first screen', async () => {
  const { fail } = mount();
  for (const code of Object.values(errorCodes)) {
    fail(code);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(texts[code]));
  }
  expect(warnings).toEqual([]);
});

it('shows the general message and the trace id for a code without a text, and reports the code', async () => {
  const { fail } = mount();
  fail('ER-99999', 503);
  expect(await screen.findByText('trace-1')).toBeTruthy();
  expect(screen.getByText(GENERAL)).toBeTruthy();
  expect(screen.getByRole('alert').textContent).not.toMatch(/ER-|Sentence/);
  await waitFor(() => expect(warnings).toEqual([expect.stringContaining('errors.ER-99999')]));
});

it("shows the vendor's text for a code that we have none for", async () => {
  const { app, fail } = mount();
  app.metadata.update({ localizations: { en: { errors: { 'ER-99999': 'Out of office.' } } } });
  fail('ER-99999');
  expect(await screen.findByText('Out of office.')).toBeTruthy();
  expect(warnings).toEqual([]);
});
