import { everyState, type ListedState, type Screen, screens } from '@portico/fixtures';
import { areaTitles } from '../preview/screen-groups';
import { type StateGroup, stateGroups } from '../preview/state-groups';
import type { WallArea, WallShow } from '../view/view-place';

/** What the wall shows: search, filters, and what the user has folded and unfolded. */
export interface WallQuery {
  search: string;
  area: WallArea;
  show: WallShow;
  /** Ids of screens that show all their states. */
  unfolded: readonly string[];
  /** Ids of groups that show only their title. */
  folded: readonly string[];
  /** Whether a card passes the filter. */
  passes: (card: ListedState) => boolean;
}

/** One flow with the screens that match. */
export interface WallGroup {
  /** `login-box/Sign in`. */
  id: string;
  title: string;
  isFolded: boolean;
  screens: WallScreen[];
}

/** One screen with the states that match. */
export interface WallScreen {
  screen: Screen;
  /** Number of all states of the screen. */
  count: number;
  /** The states by kind, if they are shown under a title of the screen; else `null`. */
  kinds: StateGroup<ListedState>[] | null;
  /** The user may fold it: it shows all states because the user unfolded it. */
  canFold: boolean;
  /** The cards, in order. */
  cards: ListedState[];
}

const statesByScreen = new Map(screens.map((screen) => [screen, everyState().filter((one) => one.screen === screen)]));

/** The groups that a query matches, in the order of the list of screens. */
export function wallContent(query: WallQuery): WallGroup[] {
  const terms = query.search.toLowerCase().split(/\s+/).filter(Boolean);
  const groups = new Map<string, WallGroup>();
  for (const screen of screens) {
    const shown = query.area === 'all' || screen.area === query.area ? shownScreen(screen, query, terms) : null;
    if (!shown) continue;
    const id = `${screen.area}/${screen.flow}`;
    const title = `${areaTitles[screen.area]} · ${screen.flow}`;
    const group = groups.get(id) ?? { id, title, isFolded: query.folded.includes(id), screens: [] };
    group.screens.push(shown);
    groups.set(id, group);
  }
  return [...groups.values()];
}

/** The part of a screen that matches; `null` for nothing. */
function shownScreen(
  screen: Screen,
  { show, unfolded, passes }: WallQuery,
  terms: readonly string[],
): WallScreen | null {
  const all = statesByScreen.get(screen) ?? [];
  const matchesItself = matches(screenText(screen), terms);
  const found = all.filter(
    ({ name, state }) =>
      (show !== 'errors' || stateGroups([name], String)[0]?.kind === 'errors') &&
      (matchesItself || matches(`${screenText(screen)} ${state.title.toLowerCase()}`, terms)),
  );
  if (found.length === 0) return null;
  const isUnfolded = unfolded.includes(screen.id);
  const showsDefault = show === 'defaults' && matchesItself && !isUnfolded;
  const cards = (showsDefault ? found.slice(0, 1) : found).filter(passes);
  if (cards.length === 0) return null;
  const isAlone = cards.length === 1 && cards[0] === all[0];
  return {
    screen,
    count: all.length,
    kinds: isAlone ? null : stateGroups(cards, ({ name }) => name),
    canFold: show === 'defaults' && matchesItself && isUnfolded,
    cards,
  };
}

function matches(text: string, terms: readonly string[]): boolean {
  return terms.every((term) => text.includes(term));
}

function screenText({ area, flow, id, title }: Screen): string {
  return [areaTitles[area], flow, id, title].join(' ').toLowerCase();
}
