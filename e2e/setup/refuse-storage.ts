import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Name of the error with which the browser refuses to store anything. */
    refuseStorage?: string;
  }
}

/**
 * Makes the browser refuse each write to a database while `window.refuseStorage` names an error.
 * A quota of the browser's own is checked only now and then, so a test can't rely on it.
 */
export async function withRefusals(page: Page, atFirst?: string): Promise<void> {
  await page.addInitScript((error) => {
    window.refuseStorage = error;
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function refusable(...args) {
      if (window.refuseStorage) throw new DOMException('refused', window.refuseStorage);
      return put.apply(this, args);
    };
  }, atFirst);
}
