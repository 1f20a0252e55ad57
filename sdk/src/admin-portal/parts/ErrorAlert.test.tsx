// @vitest-environment jsdom
import { createWorld } from '@portico/mock-backend';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppContext } from '../../app/context';
import { createTestApp } from '../../app/test-app';
import { errorCodes } from '../../contract/error-codes';
import { ApiError } from '../../core/errors';
import { errors } from '../../metadata/locales/en/errors';
import { loginErrors } from '../../metadata/locales/en/login-errors';
import { portalErrors } from '../../metadata/locales/en/portal-errors';
import { portalFailures } from '../../metadata/locales/en/portal-failures';
import { PortalRoot } from '../shell/PortalRoot';
import { preparePage } from '../test-portal';
import { ErrorAlert } from './ErrorAlert';

preparePage();

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

/** Mounts an alert about a failure, as a page or a dialog of the portal does. */
function mount() {
  const app = createTestApp(createWorld({ latency: 0 }));
  const alertOf = (errorCode: string, message: string) => (
    <AppContext.Provider value={app}>
      <PortalRoot page="profile">
        <ErrorAlert error={new ApiError(message, { errorCode, statusCode: 400, traceId: 'trace-1' })} />
      </PortalRoot>
    </AppContext.Provider>
  );
  const { rerender } = render(alertOf('', 'Error request is too large'));
  return (errorCode: string) => rerender(alertOf(errorCode, 'Sentence of the service'));
}

it('shows a text of the SDK for every code of the contract', async () => {
  const fail = mount();
  await screen.findByText('Error request is too large');
  for (const code of Object.values(errorCodes)) {
    fail(code);
    expect(await screen.findByText(texts[code] ?? '')).toBeTruthy();
  }
  expect(warnings).toEqual([]);
});

it.each([
  [{ statusCode: 500, unanswered: true }, portalFailures.noAnswer],
  [{ statusCode: 413 }, portalFailures.requestTooLarge],
  [{ statusCode: 429 }, portalFailures.tooManyRequests],
])('shows what happened to a request without a code: %o', async (details, text) => {
  const app = createTestApp(createWorld({ latency: 0 }));
  render(
    <AppContext.Provider value={app}>
      <PortalRoot page="profile">
        <ErrorAlert error={new ApiError('A sentence in English', { errorCode: '', ...details })} />
      </PortalRoot>
    </AppContext.Provider>,
  );
  expect(await screen.findByText(text)).toBeTruthy();
});

it('shows the general message and the trace id for a code without a text, and reports the code', async () => {
  const fail = mount();
  await screen.findByText('Error request is too large');
  fail('ER-99999');
  expect(screen.getByText(GENERAL)).toBeTruthy();
  expect(screen.getByText('trace-1')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).not.toMatch(/ER-|Sentence/);
  await waitFor(() => expect(warnings).toEqual([expect.stringContaining('errors.ER-99999')]));
});
