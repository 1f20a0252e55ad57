import type { ListedState } from '@portico/fixtures';
import { useEffect, useRef } from 'react';
import { useView } from '../view/view-store';
import type { AwakeCards } from './awake-cards';
import type { CameraControl } from './camera-control';
import type { CardShape } from './card-shape';
import { readPanelKey } from './panel-key';
import { useStillsOf } from './still-requests';
import { useCamera } from './use-camera';
import { useCardHover } from './use-card-hover';
import { useCardsInView } from './use-cards-in-view';
import { useWallPointer } from './use-wall-pointer';
import { WallFrames } from './WallFrames';
import { WallGrid } from './WallGrid';
import { WallMap } from './WallMap';
import { WallTitles } from './WallTitles';
import type { WallCommands } from './wall-commands';
import type { WallGroup } from './wall-content';
import type { PlacedCard, WallLayout } from './wall-layout';
import { selectedCard } from './wall-selection';

export interface WallViewProps {
  content: readonly WallGroup[];
  /** The cards whose stills are rendered: more than the wall shows while a filter needs them. */
  candidates: readonly ListedState[];
  layout: WallLayout;
  shape: CardShape;
  control: CameraControl;
  awake: AwakeCards;
  commands: WallCommands;
}

/** The view of the canvas: cards on a plane that pans and zooms, and titles that stick to its edges. */
export function WallView({ content, candidates, layout, shape, control, awake, commands }: WallViewProps) {
  const view = useRef<HTMLDivElement>(null);
  const plane = useRef<HTMLDivElement>(null);
  const screen = useView((state) => state.screen);
  const state = useView((state) => state.state);
  const selected = selectedCard(layout, screen, state);

  useWallPointer(view, commands);
  useCamera({ view, plane, control, layout, selected });
  const inView = useCardsInView(layout, control.store, selected);
  useStillsOf(candidates, inView, shape);
  useFocusOnSelected(view, selected);
  useCardHover(view, control.store, awake);
  useRestOfOthers(awake, selected);

  const near = new Set(inView.near);
  // The selected card too, wherever it is: it is the Tab stop of the grid.
  const shown = layout.cards.filter((placed) => placed === selected || near.has(placed.card.title));
  return (
    <div className="wall-view" ref={view} tabIndex={-1}>
      <div className="wall-plane" ref={plane}>
        <WallGrid content={content} cards={shown} shape={shape} selected={selected} awake={awake} commands={commands} />
        <WallFrames layout={layout} shape={shape} awake={awake} commands={commands} />
      </div>
      <WallTitles titles={layout.titles} camera={control.store} commands={commands} />
      <WallMap layout={layout} control={control} />
    </div>
  );
}

/** The screen in use falls asleep when the user selects another card. */
function useRestOfOthers(awake: AwakeCards, selected: PlacedCard | undefined): void {
  const title = selected?.card.title;
  useEffect(() => {
    const { used } = awake.store.getState();
    if (used !== null && readPanelKey(used)?.card.title !== title) awake.rest();
  }, [awake, title]);
}

/**
 * Moves the focus with the selection. A wall that opens focuses the selected card if the focus was in the screen before
 * it. So does a layout that has removed the element with the focus: each layout has new places.
 */
function useFocusOnSelected(view: { readonly current: HTMLElement | null }, selected: PlacedCard | undefined): void {
  useEffect(() => {
    const { activeElement } = document;
    const isFree = activeElement === document.body || activeElement?.matches('.wall-card, .focus[hidden] *');
    if (!selected || !isFree) return;
    const card = view.current?.querySelector<HTMLElement>(`.wall-card[data-card="${selected.card.title}"]`);
    card?.focus({ preventScroll: true });
  }, [view, selected]);
}
