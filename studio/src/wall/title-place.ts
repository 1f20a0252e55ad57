import type { Room } from '../preview/device';
import { boxInView, type Camera } from './camera';
import type { PlacedTitle, TitleLevel } from './wall-layout';

/** Height and type size of a title in pixels of the screen: both shrink with the space that the wall has for it. */
const sizes: { readonly [L in TitleLevel]: { most: number; font: number } } = {
  1: { most: 36, font: 18 },
  2: { most: 30, font: 15 },
  3: { most: 24, font: 12 },
};
/** Smallest height in which a title can be read, and the smallest type. */
const LEAST_HEIGHT = 15;
const LEAST_FONT = 11;

/** A rectangle of the view, in pixels of the screen. */
export interface TitlePlace {
  x: number;
  y: number;
  width: number;
  height: number;
  fontSize: number;
  /** It sticks to the top edge, over the cards that it names. */
  isStuck: boolean;
}

/**
 * Where a title is in the view: above what it names, or at the edge of the view while that reaches beyond the edge.
 * `null` if the zoom leaves too little space for it.
 */
export function placeTitle(title: PlacedTitle, camera: Camera, view: Room): TitlePlace | null {
  const { zoom } = camera;
  const height = heightAt(title.level, title.height * zoom);
  if (height === null) return null;
  const seen = boxInView(camera, view);
  const end = (title.bottom - seen.y) * zoom;
  const own = (title.y + title.height - seen.y) * zoom - height;
  // A folded group ends with its title.
  const y = Math.max(own, Math.min(stuckAt(title.level), end - height));
  const right = (title.x + title.width - seen.x) * zoom;
  const x = Math.min(Math.max((title.x - seen.x) * zoom, 0), Math.max(right - height, (title.x - seen.x) * zoom));
  const { font, most } = sizes[title.level];
  return { x, y, width: right - x, height, fontSize: Math.max(LEAST_FONT, (font * height) / most), isStuck: y > own };
}

/** Titles stick below the titles of the levels above. */
function stuckAt(level: TitleLevel): number {
  if (level === 1) return 0;
  return level === 2 ? sizes[1].most : sizes[1].most + sizes[2].most;
}

function heightAt(level: TitleLevel, room: number): number | null {
  return room < LEAST_HEIGHT ? null : Math.min(sizes[level].most, room);
}
