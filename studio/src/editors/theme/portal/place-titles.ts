import { pageTitles } from '@portico/fixtures';
import { portalThemePages } from '@portico/sdk/metadata';

/** Places that are not pages. */
const titles: Readonly<Record<string, string>> = {
  '': 'shared theme',
  adminPortal: 'portal',
  'adminPortal.navigation': 'menu',
  'adminPortal.pages': 'all pages',
};

/** A place of the portal's theme as it is called in a sentence: "set for all pages". */
export function placeTitle(path: string): string {
  return titles[path] ?? pageTitle(path.split('.')[2] ?? '');
}

/** The title of a page by its name in the theme. */
export function pageTitle(name: string): string {
  const page = Object.entries(portalThemePages).find(([own]) => own === name)?.[1];
  return page !== undefined && Object.hasOwn(pageTitles, page) ? pageTitles[page as keyof typeof pageTitles] : name;
}
