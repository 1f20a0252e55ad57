import type { App } from '../../../app/app';

/** What people do with a provider. */
export type SocialAction = 'login' | 'signup' | 'activation';

const keyOf = (action: SocialAction = 'login') => `portico-social-height-${action}`;
/** Nobody has as many providers as more would take. */
const MAX_HEIGHT_PX = 1_000;

/** Height of the providers at the last visit, in pixels: 0 for none, `undefined` on a first visit. */
export function reservedHeight({ storage }: App, action?: SocialAction): number | undefined {
  const cached = storage.local.get(keyOf(action));
  const height = Number(cached);
  return cached !== null && height >= 0 && height <= MAX_HEIGHT_PX ? height : undefined;
}

/** Caches the height for the next visit; 0 for no providers. */
export function rememberHeight({ storage }: App, height: number, action?: SocialAction): void {
  storage.local.set(keyOf(action), String(height));
}
