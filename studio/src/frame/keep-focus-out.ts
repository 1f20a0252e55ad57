/**
 * Lets a screen move the focus only while the focus is in its frame: an error that appears on the wall must neither
 * take the focus from an editor nor scroll the wall. Browsers let a frame of the same origin do both.
 */
export function keepFocusOut(frame: Window & typeof globalThis): void {
  const { focus } = frame.HTMLElement.prototype;
  frame.HTMLElement.prototype.focus = function focusWithin(options?: FocusOptions): void {
    if (frame.document.hasFocus()) focus.call(this, options);
  };
}
