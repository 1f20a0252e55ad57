import { type RefObject, useEffect } from 'react';
import { viewStore } from '../app/view-store';
import { clampZoom } from './ZoomButtons';

/** Zoom per pixel of the wheel; a pinch on a touchpad is a wheel event with Ctrl. */
const PER_PIXEL = 0.0025;

/** Zooms by Ctrl and wheel, or by a pinch; the point below the pointer stays in place. */
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
    // React's wheel listener is passive, and a passive listener cannot prevent the browser from zooming the page.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [plane]);
}
