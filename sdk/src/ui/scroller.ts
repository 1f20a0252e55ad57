/** The nearest ancestor that scrolls its content up and down; otherwise the window. */
export function scrollerOf(element: Element): Element | Window {
  const view = element.ownerDocument.defaultView ?? window;
  let ancestor = parentOf(element);
  while (ancestor && ancestor !== element.ownerDocument.body) {
    const { overflowY } = view.getComputedStyle(ancestor);
    // An element that is as high as its content does not scroll, whatever its style allows.
    if (/auto|scroll/.test(overflowY) && ancestor.scrollHeight > ancestor.clientHeight) return ancestor;
    ancestor = parentOf(ancestor);
  }
  return view;
}

/** The parent of an element; of the outermost element in a shadow tree, its host. */
function parentOf(element: Element): Element | null {
  const root = element.parentNode;
  return root instanceof ShadowRoot ? root.host : element.parentElement;
}
