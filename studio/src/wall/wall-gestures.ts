/** Zoom, as a power of two, per pixel of the wheel. A notch of a mouse counts as many pixels: limited to these. */
const WHEEL = { perPixel: 0.01, most: 30 };
/** Pixels of a line and of a page, in which some browsers report the wheel. */
const PIXELS = [1, 16, 400] as const;

/** Controls of the wall that handle their own clicks. */
const CONTROLS = 'button, a, input, select';

/**
 * Whether an event starts a pan or a zoom: a drag by the first or the middle button, touches, or the wheel with Ctrl or
 * Cmd. Browsers report a pinch on a touchpad as a wheel event with Ctrl.
 */
export function startsGesture(event: Event): boolean {
  if (event instanceof WheelEvent) return event.ctrlKey || event.metaKey;
  if (event instanceof MouseEvent && event.button === 1) return true;
  if (event instanceof MouseEvent && (event.button !== 0 || event.ctrlKey)) return false;
  return !(event.target instanceof Element && event.target.closest(CONTROLS));
}

/** The change of the zoom by one wheel event, as a power of two. */
export function wheelZoom({ deltaY, deltaMode }: WheelEvent): number {
  const pixels = deltaY * (PIXELS[deltaMode] ?? 1);
  return -Math.min(WHEEL.most, Math.max(-WHEEL.most, pixels)) * WHEEL.perPixel;
}

/** Calls back with the pixels by which a wheel or two fingers on a touchpad move the wall; returns a function that stops. */
export function panByWheel(view: HTMLElement, pan: (x: number, y: number) => void): () => void {
  function onWheel(event: WheelEvent): void {
    if (event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const pixels = PIXELS[event.deltaMode] ?? 1;
    // A mouse has one wheel: with Shift it moves sideways.
    const isTurned = event.shiftKey && event.deltaX === 0;
    const [x, y] = isTurned ? [event.deltaY, 0] : [event.deltaX, event.deltaY];
    pan(-x * pixels, -y * pixels);
  }
  // React's wheel listener is passive, and a passive listener cannot prevent the browser from going back a page.
  view.addEventListener('wheel', onWheel, { passive: false });
  return () => view.removeEventListener('wheel', onWheel);
}
