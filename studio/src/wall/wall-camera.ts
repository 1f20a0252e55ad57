import type { Room } from '../preview/device';
import { type Camera, cameraOn, cameraWith } from './camera';
import type { Box, PlacedCard, WallLayout } from './wall-layout';

/** Zoom of the wall when it opens, as far as a column of cards permits. */
const startZoom = { least: 0.2, most: 0.4 } as const;
/** Results of a search are shown at most at this zoom. */
const RESULTS_ZOOM = 0.3;

/** Where the wall opens: the group of the selected card fills the width, and the card is in view. */
export function startCamera(layout: WallLayout, selected: PlacedCard, view: Room): Camera {
  const group = layout.titles.find(({ id }) => id === selected.group.id) ?? selected;
  const across = cameraOn({ ...group, height: 1 }, view).zoom;
  const zoom = Math.min(startZoom.most, Math.max(startZoom.least, across));
  const top = { x: group.x + group.width / 2, y: group.y + view.height / 2 / zoom, zoom };
  return cameraWith(selected, top, view);
}

/** Shows all of what a search has found. */
export function resultsCamera(layout: WallLayout, view: Room): Camera {
  return cameraOn(wholeWall(layout), view, RESULTS_ZOOM);
}

export function wholeWall({ width, height }: WallLayout): Box {
  return { x: 0, y: 0, width, height };
}

/** The box of a group, of an unfolded screen or of a screen's card, with the first row of its cards. */
export function boxOf(layout: WallLayout, id: string): Box | undefined {
  const title = layout.titles.find((one) => one.id === id);
  const card = layout.cards.find((one) => (title ? one.y >= title.y && one.x === title.x : one.card.screen.id === id));
  if (!title) return card;
  const end = card ? Math.min(title.bottom, card.y + card.height) : title.bottom;
  return { x: title.x, y: title.y, width: title.width, height: end - title.y };
}
