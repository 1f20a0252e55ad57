import { pickElement } from './describe';

/**
 * A transparent layer over a document that receives the pointer events instead of the elements below, so that no
 * element is `:hover`: the inspector reports the colours at rest.
 */
export interface PointerGlass {
  attach(): void;
  detach(): void;
  /** The inspectable element below the pointer; `null` when there is none. */
  elementBelow(event: Event): Element | null;
}

/** Creates the layer of a document; `attach` adds it to the document. */
export function createPointerGlass(document: Document): PointerGlass {
  const glass = document.createElement('div');
  glass.setAttribute('aria-hidden', 'true');
  glass.style.cssText = 'position: fixed; inset: 0; z-index: 2147483647';

  function elementBelow(event: Event): Element | null {
    if (event.target !== glass || !(event instanceof MouseEvent)) return pickElement(event.target);
    const below = document.elementsFromPoint(event.clientX, event.clientY).find((element) => element !== glass);
    return pickElement(below ?? null);
  }

  glass.addEventListener('wheel', (event) => scrollBelow(elementBelow(event), event), { passive: true });
  return { attach: () => document.body.append(glass), detach: () => glass.remove(), elementBelow };
}

/** The browser scrolls the ancestors of the layer; this scrolls everything else below the pointer. */
function scrollBelow(start: Element | null, { deltaX, deltaY, ctrlKey }: WheelEvent): void {
  if (ctrlKey) return;
  for (let element = start; element && element !== element.ownerDocument.body; element = element.parentElement) {
    const { scrollTop, scrollLeft } = element;
    element.scrollBy({ left: deltaX, top: deltaY, behavior: 'instant' });
    if (element.scrollTop !== scrollTop || element.scrollLeft !== scrollLeft) return;
  }
}
