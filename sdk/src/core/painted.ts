import { systemClock } from './clock';

/** How long a page that the browser does not paint, such as a frame that is scrolled away, holds up what waits for it. */
const LONGEST_WAIT_MS = 1_000;

/** Settles once the browser has painted what is in the document now; without delay where nothing is painted. */
export async function painted(): Promise<void> {
  if (typeof document === 'undefined' || document.hidden) return;
  const frame = () => new Promise((begun) => requestAnimationFrame(begun));
  const task = () => new Promise((begun) => setTimeout(begun));
  // The first frame may have begun before the latest change.
  await Promise.race([frame().then(frame).then(task), systemClock.sleep(LONGEST_WAIT_MS)]);
}
