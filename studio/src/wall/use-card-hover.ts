import { type RefObject, useEffect } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { AwakeCards } from './awake-cards';
import type { CameraState } from './camera-control';
import { panelAt } from './panel-at';
import { panelKey } from './panel-key';

/** A card wakes once the pointer has rested on it for this long, in milliseconds. */
const HOVER_MS = 300;
/** The smallest zoom at which a card wakes below the pointer: on smaller ones no text can be read, and drags move the wall. */
const LEAST_HOVER_ZOOM = 0.4;

/** Wakes the card that the pointer rests on. A touch has no hover; while the wall moves, cards pass below the pointer. */
export function useCardHover(
  view: RefObject<HTMLElement | null>,
  camera: StoreApi<CameraState>,
  awake: AwakeCards,
): void {
  useEffect(() => {
    const element = view.current;
    if (!element) return;
    const listening = new AbortController();
    const options = { signal: listening.signal };
    let below: string | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function point(panel: string | null): void {
      clearTimeout(timer);
      if (panel !== below) awake.hover(null);
      below = panel;
      const { camera: current, isMoving } = camera.getState();
      if (panel === null || isMoving || current.zoom < LEAST_HOVER_ZOOM) return;
      timer = setTimeout(awake.hover, HOVER_MS, panel);
    }
    function onPointer(event: PointerEvent): void {
      if (event.pointerType === 'touch') return;
      awake.pool.prepare();
      const place = event.buttons === 0 ? panelAt(event) : null;
      point(place && panelKey(place.card, place.panel));
    }
    element.addEventListener('pointerover', onPointer, options);
    // A drag ends on a card that the pointer has reached with a button pressed.
    element.addEventListener('pointerup', onPointer, options);
    element.addEventListener('pointerdown', () => clearTimeout(timer), options);
    element.addEventListener('pointerleave', () => point(null), options);
    const stopCamera = camera.subscribe(({ isMoving }, before) => {
      if (isMoving !== before.isMoving) point(below);
    });
    return () => {
      clearTimeout(timer);
      listening.abort();
      stopCamera();
    };
  }, [view, camera, awake]);
}
