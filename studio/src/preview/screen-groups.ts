import { type Screen, screens } from '@portico/fixtures';

export const areaTitles: { readonly [A in Screen['area']]: string } = {
  'login-box': 'Login box',
  'admin-portal': 'Admin portal',
};

/** One flow with its screens that match a search. */
export interface ScreenGroup {
  area: Screen['area'];
  title: string;
  screens: Screen[];
}

/** Screens by flow; with a search, only those whose title, flow, id or a state contains every word of it. */
export function screenGroups(search = ''): ScreenGroup[] {
  const terms = search.toLowerCase().split(/\s+/).filter(Boolean);
  const groups: ScreenGroup[] = [];
  for (const screen of screens.filter((one) => terms.every((word) => searchText(one).includes(word)))) {
    const { area, flow: title } = screen;
    const last = groups.at(-1);
    if (last?.area === area && last.title === title) last.screens.push(screen);
    else groups.push({ area, title, screens: [screen] });
  }
  return groups;
}

function searchText(screen: Screen): string {
  const states = Object.values(screen.states).map((state) => state.title);
  return [areaTitles[screen.area], screen.flow, screen.id, screen.title, ...states].join(' ').toLowerCase();
}

/** The screen `by` positions after another in the list, which wraps around. */
export function screenAt(id: string, by: number): Screen {
  const from = screens.findIndex((screen) => screen.id === id);
  const next = screens[(from + by + screens.length) % screens.length];
  if (!next) throw new Error('The list of screens is empty.');
  return next;
}
