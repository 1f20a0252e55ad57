import type { App } from '../../../app/app';

/** What people do with a provider. */
export type SocialAction = 'login' | 'signup' | 'activation';

const keyOf = (action: SocialAction = 'login') => `portico-social-height-${action}`;
/** Nobody has as many providers as more would take. */
const MAX_HEIGHT_PX = 1_000;

/** How high the providers were the last time, in pixels, so that their place is kept free. */
export function reservedHeight({ storage }: App, action?: SocialAction): number | undefined {
  const height = Number(storage.local.get(keyOf(action)));
  return height > 0 && height <= MAX_HEIGHT_PX ? height : undefined;
}

/** Keeps the height for the next time; 0 for no providers. */
export function rememberHeight({ storage }: App, height: number, action?: SocialAction): void {
  if (height > 0) storage.local.set(keyOf(action), String(height));
  else storage.local.remove(keyOf(action));
}
