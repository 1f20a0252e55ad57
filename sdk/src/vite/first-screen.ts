import type { FirstScreenOptions } from '../prerender/first-screen';
import { scriptOf } from '../prerender/prerendered-screen';

/**
 * Prerenders the first screen of the login page, for pages that are not built by Vite. {@link portico} adds the same
 * script to a page.
 *
 * @returns The text of an inline script, to stand first in the page's body.
 * @throws {Error} where the login page begins with something other than a field: there is nothing to draw then.
 */
export async function firstScreenScript(options: FirstScreenOptions = {}): Promise<string> {
  // Imported here, so that a build without a prerendered screen does not load React and the login box.
  const { drawFirstScreen } = await import('../prerender/first-screen');
  return scriptOf(await drawFirstScreen(options));
}
