import type { App } from '../../app/app';

const HEIGHT_KEY = 'portico-social-height';
/** Nobody has as many providers as more would take. */
const MAX_HEIGHT_PX = 1_000;

/** How high the providers were the last time, in pixels, so that their place is kept free. */
export function reservedHeight({ storage }: App): number | undefined {
  const height = Number(storage.local.get(HEIGHT_KEY));
  return height > 0 && height <= MAX_HEIGHT_PX ? height : undefined;
}

/** Keeps the height for the next time; 0 for no providers. */
export function rememberHeight({ storage }: App, height: number): void {
  if (height > 0) storage.local.set(HEIGHT_KEY, String(height));
  else storage.local.remove(HEIGHT_KEY);
}
