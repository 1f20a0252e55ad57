import type { App } from '../../app/app';

/**
 * Waits so many milliseconds, and tells whether the page is still the one it was: whoever has gone on, or back, meanwhile
 * is not taken away from there.
 */
export async function staysFor({ clock, location }: Pick<App, 'clock' | 'location'>, ms: number): Promise<boolean> {
  const here = location.read().path;
  await clock.sleep(ms);
  return location.read().path === here;
}
