/** Whether this page has the browser's cryptography, which is not available over plain http. */
export function hasSubtle(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}
