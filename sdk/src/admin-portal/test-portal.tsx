import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, vi } from 'vitest';
import { AppContext } from '../app/context';
import { createTestApp, type TestAppOptions } from '../app/test-app';
import { AdminPortal } from './AdminPortal';
import type { PortalState } from './pages/page-list';
import { AdminPortalOverlay } from './shell/AdminPortalOverlay';

/** Options of a test's portal. Default: Ada's profile, without a dialog, in a container of the host. */
export interface TestPortalOptions extends TestAppOptions, Partial<PortalState> {}

/** Renders a portal of a world next to a button of the host, for tests. */
export async function renderPortal(world: Parameters<typeof createTestApp>[0], options: TestPortalOptions = {}) {
  const { open = false, page = 'profile', dialog = { kind: 'none' }, params, ...rest } = options;
  const app = createTestApp(world, {
    signedInAs: 'ada@acme.test',
    portalState: { open, page, dialog, params },
    ...rest,
  });
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
 * Adds the browser APIs that the portal needs to jsdom. Style sheets are omitted: jsdom computes styles slowly, and
 * browser tests check the appearance.
 */
export function preparePage(): void {
  vi.stubGlobal('CSS', { escape: (text: string) => text.replace(/[^\w-]/g, (character) => `\\${character}`) });
  vi.stubGlobal('CSSStyleSheet', SilentSheet);
  Object.assign(document, { adoptedStyleSheets: [] });
  // The files of a worker share the page, and the stub of `CSSStyleSheet` ends with the file.
  afterAll(() => Reflect.deleteProperty(document, 'adoptedStyleSheets'));
  Blob.prototype.arrayBuffer = function arrayBuffer() {
    return new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as ArrayBuffer);
      reader.readAsArrayBuffer(this);
    });
  };
  // The world compresses the requests to SAML providers.
  Blob.prototype.stream = function stream() {
    const bytes = this.arrayBuffer().then((content) => new Uint8Array(content));
    return new ReadableStream({
      start: async (controller) => {
        controller.enqueue(await bytes);
        controller.close();
      },
    });
  };
  Blob.prototype.text = async function text() {
    return new TextDecoder().decode(await this.arrayBuffer());
  };
}

class SilentSheet {
  replaceSync(): void {}
}
