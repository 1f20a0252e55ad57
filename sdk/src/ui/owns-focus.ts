/** Whether this page may move the focus: a frame must not take it from the page around it. */
export function ownsFocus(): boolean {
  return document.hasFocus() || window.top === window;
}
