import type { App } from '../../../app/app';

/** What the user does with a provider. */
export type SocialAction = 'login' | 'signup' | 'activation';

const keyOf = (action: SocialAction = 'login') => `portico-social-height-${action}`;
/** A greater cached height is ignored: no vendor has that many providers. */
const MAX_HEIGHT_PX = 1_000;

/** Height of the providers at the last page load, in pixels: 0 for none, `undefined` if no height is cached. */
export function reservedHeight({ storage }: App, action?: SocialAction): number | undefined {
  const cached = storage.local.get(keyOf(action));
  const height = Number(cached);
  return cached !== null && height >= 0 && height <= MAX_HEIGHT_PX ? height : undefined;
}

/** Caches the height for the next page load; 0 for no providers. */
export function cacheHeight({ storage }: App, height: number, action?: SocialAction): void {
  storage.local.set(keyOf(action), String(height));
}
