/** Whether this is a Mac, an iPad or an iPhone: they have other names for keys, and their Alt types characters. */
export function isMac(): boolean {
  return typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.platform);
}
