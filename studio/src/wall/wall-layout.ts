import type { ListedState } from '@portico/fixtures';
import type { Room } from '../preview/device';
import type { WallGroup, WallScreen } from './wall-content';

/** A rectangle of the wall. A pixel of the wall is a pixel of a screen at 100 %. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A card: the frame of a screen, and its caption below. */
export interface PlacedCard extends Box {
  card: ListedState;
  /** Id of its screen's row in the grid. */
  row: WallScreen;
  group: WallGroup;
}

/** Levels of titles: a group, a screen that is unfolded, a kind of states. */
export type TitleLevel = 1 | 2 | 3;

/** A title above cards, with the part of the wall that it names: a title sticks to the view while that part is in it. */
export interface PlacedTitle extends Box {
  id: string;
  level: TitleLevel;
  text: string;
  count: number;
  /** Set if the user can fold the part: whether it is folded. */
  isFolded?: boolean;
  /** The end of what it names. */
  bottom: number;
}

export interface WallLayout {
  cards: PlacedCard[];
  titles: PlacedTitle[];
  width: number;
  height: number;
}

/** Space between cards and between groups, in pixels of the wall. */
const gaps = { card: 80, column: 320, group: 80 } as const;
/** Height of the caption below a frame, in pixels of the wall. It is hidden where this is too low for a line of text. */
export const CAPTION_HEIGHT = 96;
/** Heights of the titles, in pixels of the wall; the title of a group can be read at the smallest zoom. */
const titleHeights: { readonly [L in TitleLevel]: number } = { 1: 320, 2: 160, 3: 112 };
/** Groups stand in this many columns, each as wide as four desktop windows: as a whole, the wall has the shape of a view. */
const COLUMNS = 3;
const COLUMN_WIDTH = 4 * 1024 + 3 * gaps.card;

/** Places every card and title. The same content has the same place at any zoom, and in a view of any size. */
export function layOutWall(groups: readonly WallGroup[], frame: Room): WallLayout {
  const perRow = Math.max(1, Math.floor((COLUMN_WIDTH + gaps.card) / (frame.width + gaps.card)));
  const columnWidth = perRow * frame.width + (perRow - 1) * gaps.card;
  const wall: WallLayout = { cards: [], titles: [], width: 0, height: 0 };
  columnsOf(groups).forEach((column, index) => {
    const x = index * (columnWidth + gaps.column);
    let y = 0;
    for (const group of column) y = placeGroup(wall, group, { x, y, perRow, frame, width: columnWidth }) + gaps.group;
    wall.width = x + columnWidth;
    wall.height = Math.max(wall.height, y - gaps.group);
  });
  return wall;
}

/** The groups in columns of about the same height. Folding and unfolding moves no group to another column. */
function columnsOf(groups: readonly WallGroup[]): WallGroup[][] {
  const columns: WallGroup[][] = [];
  const total = groups.reduce((sum, group) => sum + weightOf(group), 0);
  let before = 0;
  for (const group of groups) {
    const middle = before + weightOf(group) / 2;
    const index = Math.min(COLUMNS - 1, Math.floor((middle / total) * COLUMNS), columns.length);
    const column = columns[index] ?? [];
    column.push(group);
    columns[index] = column;
    before += weightOf(group);
  }
  return columns;
}

/** About how high a group is, in rows, unless the user has folded or unfolded some of it. */
function weightOf({ screens }: WallGroup): number {
  const singles = screens.filter(({ kinds, canFold }) => kinds === null || canFold).length;
  const others = screens.filter(({ kinds, canFold }) => kinds !== null && !canFold);
  return 1 + Math.ceil(singles / 4) + others.reduce((sum, { cards }) => sum + 1 + Math.ceil(cards.length / 4), 0);
}

interface Place {
  x: number;
  y: number;
  width: number;
  perRow: number;
  frame: Room;
}

/** Places a group and returns its end. */
function placeGroup(wall: WallLayout, group: WallGroup, place: Place): number {
  const { id, title: text, isFolded, screens } = group;
  const title = addTitle(wall, place, { id, level: 1, text, count: screens.length, isFolded });
  let y = title.bottom;
  if (!isFolded) for (const run of runsOf(screens)) y = placeRun(wall, group, run, { ...place, y });
  title.bottom = y;
  return y;
}

/** Screens with one card follow each other in rows; a screen with its states stands alone. */
function runsOf(screens: readonly WallScreen[]): WallScreen[][] {
  const runs: WallScreen[][] = [];
  for (const screen of screens) {
    const last = runs.at(-1);
    if (last && last[0]?.kinds === null && screen.kinds === null) last.push(screen);
    else runs.push([screen]);
  }
  return runs;
}

function placeRun(wall: WallLayout, group: WallGroup, run: readonly WallScreen[], place: Place): number {
  const [first] = run;
  if (!first?.kinds) {
    return placeCards(
      wall,
      run.flatMap((row) => row.cards.map((card) => ({ card, row, group }))),
      place,
    );
  }
  const { screen, canFold, cards, kinds } = first;
  const about = { id: screen.id, level: 2, text: screen.title, count: cards.length } as const;
  const title = addTitle(wall, place, canFold ? { ...about, isFolded: false } : about);
  let y = title.bottom;
  for (const { kind, title: text, states } of kinds) {
    const kindId = `${screen.id} ${kind}`;
    const kindTitle = addTitle(wall, { ...place, y }, { id: kindId, level: 3, text, count: states.length });
    y = placeCards(
      wall,
      states.map((card) => ({ card, row: first, group })),
      { ...place, y: kindTitle.bottom },
    );
    kindTitle.bottom = y;
  }
  title.bottom = y;
  return y;
}

/** Adds a title to the wall. Its `bottom` is its own until the cards below it are placed. */
function addTitle(
  wall: WallLayout,
  { x, y, width }: Place,
  about: Pick<PlacedTitle, 'id' | 'level' | 'text' | 'count' | 'isFolded'>,
): PlacedTitle {
  const height = titleHeights[about.level];
  const title = { ...about, x, y, width, height, bottom: y + height };
  wall.titles.push(title);
  return title;
}

/** Places cards in rows and returns the end of the last row. */
function placeCards(
  wall: WallLayout,
  cards: readonly Pick<PlacedCard, 'card' | 'row' | 'group'>[],
  { x, y, perRow, frame }: Place,
): number {
  const height = frame.height + CAPTION_HEIGHT;
  const rowHeight = height + gaps.card / 2;
  cards.forEach((card, index) => {
    const left = x + (index % perRow) * (frame.width + gaps.card);
    const top = y + Math.floor(index / perRow) * rowHeight;
    wall.cards.push({ ...card, x: left, y: top, width: frame.width, height });
  });
  return y + Math.ceil(cards.length / perRow) * rowHeight;
}
