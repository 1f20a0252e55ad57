import type { FrameLink } from '../protocol/frame-link';
import type { Inspected } from '../protocol/messages';
import { describe, elementName, elementsOf } from './describe';
import type { TextIndex } from './text-index';

/** The hovered and the selected element of a screen, reported to the studio. */
export interface ElementReports {
  hover(element: Element | null): void;
  /** @param editing Whether the user wants to edit the element's text. */
  select(element: Element | null, editing?: boolean): void;
  /** Edits the text of the selected element, if there is one. */
  edit(): void;
  /** Selects the next element (1) or the previous one (-1), and scrolls to it. */
  step(by: 1 | -1): void;
  /** The element with this id in the last outline. */
  elementAt(id: number | null): Element | null;
  /** Reports the outline, and both elements with their current values. */
  refresh(): void;
  clear(): void;
}

/** Creates the reports of a document; `probe` is an empty element of it, used to compute values. */
export function createElementReports(
  document: Document,
  probe: HTMLElement,
  link: FrameLink,
  index: TextIndex,
): ElementReports {
  let elements: Element[] = [];
  let hovered: Element | null = null;
  let selected: Element | null = null;

  const report = (element: Element | null): Inspected | null =>
    element?.isConnected ? describe(element, elements.indexOf(element), index, probe) : null;

  function hover(element: Element | null): void {
    if (element === hovered) return;
    hovered = element;
    link.send({ type: 'hovered', element: report(element) });
  }

  function select(element: Element | null, editing = false): void {
    selected = element;
    const described = report(element);
    link.send({ type: 'selected', element: described && editing ? { ...described, editing } : described });
  }

  function sendOutline(): void {
    const found = elementsOf(document);
    elements = found.map(({ element }) => element);
    link.send({
      type: 'outline',
      elements: found.map(({ element, kind }, id) => ({ id, name: elementName(element), kind })),
    });
  }

  return {
    hover,
    select,
    edit() {
      if (selected) select(selected, true);
    },
    step(by) {
      const from = selected ? elements.indexOf(selected) : by > 0 ? -1 : 0;
      const next = elements[(from + by + elements.length) % elements.length] ?? null;
      next?.scrollIntoView({ block: 'nearest' });
      select(next);
    },
    elementAt: (id) => (id === null ? null : (elements[id] ?? null)),
    refresh() {
      sendOutline();
      if (selected) select(selected.isConnected ? selected : null);
      if (hovered) link.send({ type: 'hovered', element: report(hovered) });
    },
    clear() {
      hover(null);
      selected = null;
    },
  };
}
