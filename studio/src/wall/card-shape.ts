import { useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { ViewPlace } from '../app/view-place';
import { useView } from '../app/view-store';
import { type Room, wallDevice } from '../preview/device';
import type { FrameLook } from '../preview/use-scene';

/** One screen of a card: its size, and the scheme and language that it is shown in. */
export interface CardPanel extends Room {
  /** Distance from the left edge of the card, in pixels of the wall. */
  x: number;
  look: FrameLook;
}

/** The size of every card, without its caption, and its screens from left to right. */
export interface CardShape extends Room {
  panels: readonly CardPanel[];
}

/** The part of the view that decides the shape of the cards. */
export type ShapeView = Pick<ViewPlace, 'device' | 'width' | 'height' | 'scheme' | 'language'>;

/** The shape of the cards in a view. */
export function cardShape({ scheme, language, ...device }: ShapeView): CardShape {
  const size = wallDevice(device);
  return { ...size, panels: [{ ...size, x: 0, look: { scheme, language } }] };
}

/** The shape of the cards now. */
export function useCardShape(): CardShape {
  const view = useView(
    useShallow(
      ({ device, width, height, scheme, language }): ShapeView => ({ device, width, height, scheme, language }),
    ),
  );
  return useMemo(() => cardShape(view), [view]);
}
