import { pickElement } from './describe';

/**
 * A transparent layer over a document that receives the pointer in place of the elements below, so that none of them is
 * `:hover`: the colours that are reported are those at rest.
 */
export interface PointerGlass {
  attach(): void;
  detach(): void;
  /** The inspectable element below the pointer; `null` when there is none. */
  elementBelow(event: Event): Element | null;
}

/** Creates the layer of a document; it is not part of the document before `attach`. */
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

/** The browser scrolls what contains the layer; everything else that scrolls below it is scrolled here. */
function scrollBelow(start: Element | null, { deltaX, deltaY, ctrlKey }: WheelEvent): void {
  if (ctrlKey) return;
  for (let element = start; element && element !== element.ownerDocument.body; element = element.parentElement) {
    const { scrollTop, scrollLeft } = element;
    element.scrollBy({ left: deltaX, top: deltaY, behavior: 'instant' });
    if (element.scrollTop !== scrollTop || element.scrollLeft !== scrollLeft) return;
  }
}
