import { useMemo } from 'react';
import { type Comparison, comparedFrames } from '../preview/compared';
import { type Room, wallDevice } from '../preview/device';
import { useComparison } from '../preview/use-compared-frames';
import type { FrameDisplay } from '../preview/use-scene';

/** Space between the screens of one card, in pixels of the wall. */
const PANEL_GAP = 32;

/** One screen of a card: its size, and the scheme and language that it is shown in. */
export interface CardPanel extends Room {
  /** Distance from the left edge of the card, in pixels of the wall. */
  x: number;
  display: FrameDisplay;
  /** What distinguishes it from the other screens of the card; `null` if it stands alone. */
  label: string | null;
}

/** The size of every card, without its caption, and its screens from left to right. */
export interface CardShape extends Room {
  panels: readonly CardPanel[];
}

/** The shape of the cards in a view: as wide as the screens that are compared, and as high as the highest. */
export function cardShape(view: Comparison): CardShape {
  const panels: CardPanel[] = [];
  let x = 0;
  for (const { display, device, label } of comparedFrames(view)) {
    const size = wallDevice(device);
    panels.push({ ...size, x, display, label });
    x += size.width + PANEL_GAP;
  }
  return { width: x - PANEL_GAP, height: Math.max(...panels.map(({ height }) => height)), panels };
}

/** The shape of the cards now. */
export function useCardShape(): CardShape {
  const comparison = useComparison();
  return useMemo(() => cardShape(comparison), [comparison]);
}
