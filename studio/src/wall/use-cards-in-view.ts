import { useEffect, useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { boxInView, overlaps } from './camera';
import type { CameraState } from './camera-control';
import type { Box, PlacedCard, WallLayout } from './wall-layout';

/** Cards this far outside the view are rendered too, in pixels of the screen. */
const NEAR = 240;

/** The cards in and around the view. */
export interface CardsInView {
  /** In the view or near it: the selected card first, then from the middle of the view outwards. */
  near: readonly string[];
  /** In the view. */
  seen: ReadonlySet<string>;
}

export const nothing: CardsInView = { near: [], seen: new Set() };

/** Follows which cards are in and near the view. */
export function useCardsInView(
  layout: WallLayout,
  store: StoreApi<CameraState>,
  selected: PlacedCard | undefined,
): CardsInView {
  const [found, setFound] = useState(nothing);
  useEffect(() => {
    function follow(): void {
      const next = cardsInView(layout, store.getState(), selected);
      setFound((before) => (isSame(before, next) ? before : next));
    }
    follow();
    return store.subscribe(follow);
  }, [layout, store, selected]);
  return found;
}

function cardsInView({ cards }: WallLayout, { camera, view }: CameraState, selected: PlacedCard | undefined) {
  if (!view) return nothing;
  const around = boxInView(camera, view, NEAR);
  const seen = boxInView(camera, view);
  const distance = (box: Box) => Math.hypot(box.x + box.width / 2 - camera.x, box.y + box.height / 2 - camera.y);
  const near = cards
    .filter((placed) => placed === selected || overlaps(placed, around))
    .sort((a, b) => Number(b === selected) - Number(a === selected) || distance(a) - distance(b));
  return {
    near: near.map(({ card }) => card.title),
    seen: new Set(near.filter((placed) => overlaps(placed, seen)).map(({ card }) => card.title)),
  };
}

/** Whether both have the same cards: while the view moves, only their order changes most of the time. */
function isSame(a: CardsInView, b: CardsInView): boolean {
  const near = new Set(a.near);
  return (
    a.near.length === b.near.length &&
    a.seen.size === b.seen.size &&
    b.near.every((card) => near.has(card)) &&
    [...b.seen].every((card) => a.seen.has(card))
  );
}
