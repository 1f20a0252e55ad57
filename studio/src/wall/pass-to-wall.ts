/** Parts of a screen where a double click has a meaning of its own. */
const controls = 'a, button, input, select, textarea, label, summary, [role], [contenteditable], [tabindex]';

export interface PassToWallOptions {
  /** The user uses the screen: its page scrolls by the wheel. */
  isUsed: () => boolean;
  /** Called when the user presses the pointer or a key in the screen. */
  onTouch: () => void;
  /** Called when the user leaves the screen by Escape, unless the screen has closed something by it. */
  onLeave: () => void;
}

/**
 * Passes events of a live screen to the wall. The wheel, which zooms and moves the wall, and a double click on the
 * background, which opens Focus, are repeated on the frame, where the wall hears them.
 */
export function passToWall(
  page: Window & typeof globalThis,
  frame: HTMLIFrameElement,
  { isUsed, onTouch, onLeave }: PassToWallOptions,
): void {
  const pointIn = ({ clientX, clientY }: MouseEvent) => {
    const { left, top, width } = frame.getBoundingClientRect();
    const scale = width / frame.offsetWidth;
    return { clientX: left + clientX * scale, clientY: top + clientY * scale };
  };
  const repeat = { bubbles: true, cancelable: true } as const;

  function onWheel(event: WheelEvent): void {
    const { deltaX, deltaY, deltaMode, ctrlKey, metaKey, shiftKey } = event;
    if (isUsed() && !ctrlKey && !metaKey) return;
    event.preventDefault();
    const values = { deltaX, deltaY, deltaMode, ctrlKey, metaKey, shiftKey };
    frame.dispatchEvent(new WheelEvent('wheel', { ...repeat, ...values, ...pointIn(event) }));
  }
  function onDoubleClick(event: MouseEvent): void {
    const isOnControl = event.target instanceof page.Element && event.target.closest(controls) !== null;
    if (event.defaultPrevented || isOnControl) return;
    frame.dispatchEvent(new MouseEvent('dblclick', { ...repeat, ...pointIn(event) }));
  }
  function onKeyDown({ key, defaultPrevented }: KeyboardEvent): void {
    if (key === 'Escape' && !defaultPrevented) onLeave();
  }
  page.addEventListener('wheel', onWheel, { passive: false });
  page.addEventListener('dblclick', onDoubleClick);
  page.addEventListener('keydown', onKeyDown);
  for (const type of ['pointerdown', 'keydown']) page.addEventListener(type, onTouch, { capture: true });
}
