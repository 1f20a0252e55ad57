import type { LazyModules } from '@portico/mock-backend';

/** Every dynamic import of the SDK. The build of the package declares it; sources have none. */
declare const LAZY_MODULES: LazyModules;

/**
 * Loads everything that the SDK and its world load on demand, one chunk at a time while the browser is idle, so that a
 * demo works without a network from then on. A chunk that fails to load is loaded again when it is needed.
 */
export async function loadAhead(ofWorld: LazyModules): Promise<void> {
  const ofSdk = typeof LAZY_MODULES === 'undefined' ? [] : LAZY_MODULES;
  for (const load of [...ofSdk, ...ofWorld]) {
    await idle();
    await load().catch(() => undefined);
  }
}

/** Safari has no `requestIdleCallback`. */
function idle(): Promise<void> {
  return new Promise((done) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => done());
    else setTimeout(done);
  });
}
