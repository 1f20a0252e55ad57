// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { createWorld, type World } from '@portico/mock-backend';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppContext } from '../../app/context';
import { createTestApp } from '../../app/test-app';
import { LoginBox } from '../LoginBox';

const VENDOR = 'GET /vendors/public';
const MARK = 'Secured by Portico';

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0 });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function mount() {
  const app = createTestApp(world, { address: '/account/login' });
  render(
    <AppContext.Provider value={app}>
      <LoginBox />
    </AppContext.Provider>,
  );
  await screen.findByLabelText('Email');
  return app;
}

const answers = () => world.journal.list().filter(({ path }) => path.endsWith('/vendors/public'));

/** Puts the vendor of the world into white-label mode. */
function setWhiteLabel() {
  const snapshot = world.snapshot();
  const vendors = (snapshot.tables.vendors ?? []) as Record<string, unknown>[];
  const tables = { ...snapshot.tables, vendors: vendors.map((vendor) => ({ ...vendor, whiteLabelMode: true })) };
  world.restore({ ...snapshot, tables });
}

it('names the SDK by default', async () => {
  await mount();
  expect(await screen.findByText(MARK)).toBeInTheDocument();
});

it('shows no mark in white-label mode, not even before that is known', async () => {
  setWhiteLabel();
  const seen: boolean[] = [];
  const watch = new MutationObserver(() => seen.push(document.body.textContent?.includes(MARK) ?? false));
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  await mount();
  await waitFor(() => expect(answers()).toHaveLength(1));
  // Once a later answer is rendered, the earlier one in the journal has been read.
  await screen.findByRole('button', { name: 'Continue' });
  await new Promise((resolve) => setTimeout(resolve));
  watch.disconnect();
  expect(screen.queryByText(MARK)).not.toBeInTheDocument();
  expect(seen).not.toContain(true);
});

it('shows the mark, logs, and stores no error if the vendor information cannot be loaded', async () => {
  const logged: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((message) => void logged.push(String(message)));
  world.clock.follow(() => performance.now());
  world.faults.add({ call: VENDOR, kind: 'status', status: 503 });
  const app = await mount();
  expect(await screen.findByText(MARK)).toBeInTheDocument();
  expect(logged).toContainEqual(expect.stringContaining('/vendors/public'));
  expect(app.session.store.getState().errorByRequest).toEqual({});
});

it('omits the mark if the vendor sets its text to an empty one', async () => {
  const app = await mount();
  await screen.findByText(MARK);
  app.metadata.update({ localizations: { en: { common: { states: { poweredBy: '' } } } } });
  await waitFor(() => expect(document.querySelector('.portico-powered-by')).toBeNull());
});
