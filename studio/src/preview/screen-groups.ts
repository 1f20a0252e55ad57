import { type Screen, screens } from '@portico/fixtures';

export const areaTitles: { readonly [A in Screen['area']]: string } = {
  'login-box': 'Login box',
  'admin-portal': 'Admin portal',
};

/** One area with the screens that a search leaves of it. */
export interface ScreenGroup {
  area: Screen['area'];
  title: string;
  screens: Screen[];
}

/** Screens by area; with words, only those whose title, id or one of whose states says them all. */
export function screenGroups(search = ''): ScreenGroup[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = screens.filter((screen) => words.every((word) => wordsOf(screen).includes(word)));
  return (Object.keys(areaTitles) as Screen['area'][])
    .map((area) => ({ area, title: areaTitles[area], screens: found.filter((screen) => screen.area === area) }))
    .filter((group) => group.screens.length > 0);
}

function wordsOf(screen: Screen): string {
  const states = Object.values(screen.states).map((state) => state.title);
  return [areaTitles[screen.area], screen.id, screen.title, ...states].join(' ').toLowerCase();
}

/** The screen that stands `by` places after another in the list; the list is a ring. */
export function screenAt(id: string, by: number): Screen {
  const from = screens.findIndex((screen) => screen.id === id);
  const next = screens[(from + by + screens.length) % screens.length];
  if (!next) throw new Error('The list of screens is empty.');
  return next;
}
