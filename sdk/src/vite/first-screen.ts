import type { FirstScreenOptions } from '../prerender/first-screen';
import { scriptOf } from '../prerender/prerendered-screen';

/**
 * Draws the first screen of the login page ahead of time, for pages that something other than Vite builds. What
 * {@link portico} puts into a page.
 *
 * @returns The text of an inline script, to stand first in the page's body.
 * @throws {Error} where the login page begins with something other than a field: there is nothing to draw then.
 */
export async function firstScreenScript(options: FirstScreenOptions = {}): Promise<string> {
  // A build that draws nothing does not read React and the login box for it.
  const { drawFirstScreen } = await import('../prerender/first-screen');
  return scriptOf(await drawFirstScreen(options));
}
