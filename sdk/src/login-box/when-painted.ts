import type { App } from '../app/app';

/**
 * Runs something nobody waits for once the browser has painted the first screen, which is there and not to be seen until
 * it has its looks; returns the way to call it off.
 */
export function whenPainted(app: App, run: () => void): () => void {
  let wanted = true;
  // The frame after the looks have come may still be without them.
  const frame = (next: () => void) => () => void (wanted && requestAnimationFrame(next));
  app.looks().then(frame(frame(() => setTimeout(() => wanted && run()))));
  return () => {
    wanted = false;
  };
}
