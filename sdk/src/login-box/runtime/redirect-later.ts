import type { App } from '../../app/app';

/**
 * Waits, and returns whether the host is still at the same path. If not, the user has navigated meanwhile and must not
 * be redirected.
 */
export async function stillOnPageAfter(
  { clock, location }: Pick<App, 'clock' | 'location'>,
  ms: number,
): Promise<boolean> {
  const here = location.read().path;
  await clock.sleep(ms);
  return location.read().path === here;
}
