import type { App } from '../../app/app';

/** Redirects after a delay, unless the host is at another path by then: the user has navigated meanwhile. */
export async function redirectLater(
  { clock, location }: Pick<App, 'clock' | 'location'>,
  delayMs: number,
  redirect: () => void,
): Promise<void> {
  const here = location.read().path;
  await clock.sleep(delayMs);
  if (location.read().path === here) redirect();
}
