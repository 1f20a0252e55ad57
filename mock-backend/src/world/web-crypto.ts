/** Whether this page has the browser's cryptography: it is kept from pages that came over plain http. */
export function hasSubtle(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}
