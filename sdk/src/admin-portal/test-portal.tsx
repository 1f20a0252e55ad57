import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { AppContext } from '../app/context';
import type { PortalState } from '../app/portal-state';
import { createTestApp, type TestAppOptions } from '../app/test-app';
import { AdminPortal } from './AdminPortal';
import { AdminPortalOverlay } from './shell/AdminPortalOverlay';

/** How a test's portal differs from the usual one: Ada's profile, without a dialog, in a place of the host. */
export interface TestPortalOptions extends TestAppOptions, Partial<PortalState> {}

/** A portal over a world, beside a button of the host. For tests. */
export async function renderPortal(world: Parameters<typeof createTestApp>[0], options: TestPortalOptions = {}) {
  const { open = false, page = 'profile', dialog = { kind: 'none' }, ...rest } = options;
  const app = createTestApp(world, { signedInAs: 'ada@acme.test', portalState: { open, page, dialog }, ...rest });
  await app.start();
  render(
    <AppContext.Provider value={app}>
      <button type="button">Host</button>
      {!open && <AdminPortal />}
      <AdminPortalOverlay />
    </AppContext.Provider>,
  );
  return { app, user: userEvent.setup({ applyAccept: false }) };
}

/**
 * Gives jsdom what the portal needs of a browser. Style sheets are left out: working out the style of every element is
 * slow there, and how things look is for browser tests.
 */
export function preparePage(): void {
  // Machines under load are slow to the first render; nothing in the tests depends on how long it takes.
  vi.setConfig({ testTimeout: 60_000 });
  vi.stubGlobal('CSS', { escape: (text: string) => text.replace(/[^\w-]/g, (character) => `\\${character}`) });
  vi.stubGlobal('CSSStyleSheet', SilentSheet);
  Object.assign(document, { adoptedStyleSheets: [] });
  Blob.prototype.arrayBuffer = function arrayBuffer() {
    return new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as ArrayBuffer);
      reader.readAsArrayBuffer(this);
    });
  };
}

class SilentSheet {
  replaceSync(): void {}
}
