import type { FrameSession } from './frame-session';

/**
 * Calls back when the screen of a frame has come to rest, and when another one is loading: a screen that is painted for
 * the first time may still show that it loads.
 */
export function watchRest(session: FrameSession, onChange: (isAtRest: boolean) => void): void {
  let loads = 0;
  async function follow(shown: boolean): Promise<void> {
    loads += 1;
    const load = loads;
    onChange(false);
    if (!shown) return;
    await session.copyPage('at rest');
    if (load === loads) onChange(true);
  }
  session.store.subscribe(({ shown }, before) => {
    if (shown !== before.shown) void follow(shown);
  });
}
