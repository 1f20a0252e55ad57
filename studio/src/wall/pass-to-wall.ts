import { canScroll } from './can-scroll';

/** Parts of a screen where a double click and Space have a meaning of their own. */
const controls = 'a, button, input, select, textarea, label, summary, [role], [contenteditable], [tabindex]';
/** The middle button of a mouse: its number, and its bit in `buttons`. */
const MIDDLE = { button: 1, bit: 4 } as const;

export interface PassToWallOptions {
  /** The user uses the screen: its page scrolls by the wheel, where it can. */
  isUsed: () => boolean;
  /** Called when the user presses the pointer or a key in the screen. */
  onTouch: () => void;
  /** Called when the user leaves the screen by Escape, unless the screen has closed something by it. */
  onLeave: () => void;
}

/**
 * Passes the gestures of a live screen to the wall: the wheel and touches that scroll nothing in the screen, a drag by the
 * middle button, Space, and a double click on the background, which opens Focus. They are repeated on the frame, where the
 * wall hears them.
 */
export function passToWall(
  page: Window & typeof globalThis,
  frame: HTMLIFrameElement,
  { isUsed, onTouch, onLeave }: PassToWallOptions,
): void {
  const pointIn = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const { left, top, width } = frame.getBoundingClientRect();
    const scale = width / frame.offsetWidth;
    return { clientX: left + clientX * scale, clientY: top + clientY * scale };
  };
  const repeat = { bubbles: true, cancelable: true, view: window } as const;
  const isOnControl = ({ target }: Event) => target instanceof page.Element && target.closest(controls) !== null;

  function onWheel(event: WheelEvent): void {
    const { deltaX, deltaY, deltaMode, ctrlKey, metaKey, shiftKey } = event;
    const isSideways = shiftKey || Math.abs(deltaX) > Math.abs(deltaY);
    const side = isSideways ? 'sideways' : deltaY > 0 ? 'down' : 'up';
    if (isUsed() && !ctrlKey && !metaKey && canScroll(page, event, [side])) return;
    event.preventDefault();
    const values = { deltaX, deltaY, deltaMode, ctrlKey, metaKey, shiftKey };
    frame.dispatchEvent(new WheelEvent('wheel', { ...repeat, ...values, ...pointIn(event) }));
  }
  function onMouse(event: MouseEvent): void {
    const { type, button, buttons } = event;
    if (type === 'mousemove' ? (buttons & MIDDLE.bit) === 0 : button !== MIDDLE.button) return;
    event.preventDefault();
    frame.dispatchEvent(new MouseEvent(type, { ...repeat, button, buttons, ...pointIn(event) }));
  }
  function onTouches(event: TouchEvent): void {
    const { type, touches, changedTouches } = event;
    const isEnd = type === 'touchend' || type === 'touchcancel';
    // The end of a touch is always passed: the wall may have heard its beginning.
    if (!isEnd && touches.length === 1 && canScroll(page, event, ['sideways', 'up', 'down'])) return;
    // Without its default, a touch that begins would not become a click.
    if (type === 'touchmove' && event.cancelable) event.preventDefault();
    const moved = (list: TouchList) =>
      [...list].map((touch) => new Touch({ identifier: touch.identifier, target: frame, ...pointIn(touch) }));
    const values = { touches: moved(touches), targetTouches: moved(touches), changedTouches: moved(changedTouches) };
    frame.dispatchEvent(new TouchEvent(type, { ...repeat, ...values }));
  }
  function onDoubleClick(event: MouseEvent): void {
    if (event.defaultPrevented || isOnControl(event)) return;
    frame.dispatchEvent(new MouseEvent('dblclick', { ...repeat, ...pointIn(event) }));
  }
  function onKey(event: KeyboardEvent): void {
    const { type, key, defaultPrevented } = event;
    if (type === 'keydown' && key === 'Escape' && !defaultPrevented) onLeave();
    if (key !== ' ' || defaultPrevented || isOnControl(event)) return;
    event.preventDefault();
    frame.dispatchEvent(new KeyboardEvent(type, { ...repeat, key }));
  }
  const active = { passive: false } as const;
  page.addEventListener('wheel', onWheel, active);
  for (const type of ['mousedown', 'mousemove', 'mouseup'] as const) page.addEventListener(type, onMouse);
  for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const)
    page.addEventListener(type, onTouches, active);
  page.addEventListener('dblclick', onDoubleClick);
  for (const type of ['keydown', 'keyup'] as const) page.addEventListener(type, onKey);
  page.addEventListener('keydown', onTouch, { capture: true });
  page.addEventListener('pointerdown', ({ button }) => button === MIDDLE.button || onTouch(), { capture: true });
}
