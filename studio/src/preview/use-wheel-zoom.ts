import { type RefObject, useEffect } from 'react';
import { viewStore } from '../app/view-store';
import { clampZoom } from './ZoomButtons';

/** How much one pixel of the wheel zooms; a pinch of a touchpad arrives as a wheel with Ctrl. */
const PER_PIXEL = 0.0025;

/** Ctrl and wheel, or a pinch, zoom; the point under the pointer stays where it is. */
export function useWheelZoom(plane: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = plane.current;
    if (!element) return;
    function onWheel(event: WheelEvent): void {
      if (!element || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      const { zoom, look } = viewStore.getState();
      const next = clampZoom(zoom * Math.exp(-event.deltaY * PER_PIXEL));
      if (next === zoom) return;
      const above = element.scrollTop + event.clientY - element.getBoundingClientRect().top;
      const height = element.scrollHeight;
      look({ zoom: next });
      requestAnimationFrame(() => {
        element.scrollTop += above * (element.scrollHeight / height - 1);
      });
    }
    // React listens passively; a passive listener cannot keep the browser from zooming the whole page.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [plane]);
}
