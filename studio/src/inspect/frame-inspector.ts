import type { FrameLink } from '../preview/frame-link';
import type { Inspected } from '../preview/protocol';
import { describe, elementName, elementsOf } from './describe';
import { createPointerGlass } from './pointer-glass';
import type { WordIndex } from './word-index';

/** Frame side of the inspector: listens while inspecting, and reports hovered and selected elements to the studio. */
export interface FrameInspector {
  /** Blocks all events of the screen, or stops blocking them. */
  setActive(active: boolean): void;
  /** The studio hovers or selects an element of the last outline. */
  point(action: 'hover' | 'select', id: number | null): void;
  /** Reports the position of the selected element; after an edit, a scroll or another screen. */
  refresh(): void;
}

/** Events that would use the screen; blocked while inspecting. */
const swallowed = [
  ...['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click', 'dblclick', 'auxclick', 'contextmenu'],
  ...['keydown', 'keyup', 'keypress', 'submit', 'touchstart', 'touchend', 'focusin'],
];

const forward = new Set(['Tab', 'ArrowDown', 'ArrowRight']);
const backward = new Set(['ArrowUp', 'ArrowLeft']);

/** Creates the inspector of a frame's document. */
export function createFrameInspector(document: Document, link: FrameLink, index: WordIndex): FrameInspector {
  const probe = document.createElement('div');
  const glass = createPointerGlass(document);
  let elements: Element[] = [];
  let hovered: Element | null = null;
  let selected: Element | null = null;
  let active = false;
  let observer: MutationObserver | null = null;
  let scheduled = false;

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

  function step(by: number): void {
    const from = selected ? elements.indexOf(selected) : by > 0 ? -1 : 0;
    const next = elements[(from + by + elements.length) % elements.length] ?? null;
    next?.scrollIntoView({ block: 'nearest' });
    select(next);
  }

  function onKey(event: KeyboardEvent): void {
    if (event.type !== 'keydown') return;
    if (event.key === 'Escape') select(null);
    else if (forward.has(event.key)) step(event.shiftKey ? -1 : 1);
    else if (backward.has(event.key)) step(-1);
    else if (event.key === 'Enter' && selected) select(selected, true);
  }

  function onEvent(event: Event): void {
    // Ctrl and Cmd combinations belong to the studio's shortcuts.
    if (event instanceof KeyboardEvent && (event.ctrlKey || event.metaKey)) return;
    event.stopImmediatePropagation();
    if (event.type !== 'focusin') event.preventDefault();
    if (event.type === 'click') select(glass.elementBelow(event));
    if (event.type === 'dblclick') select(glass.elementBelow(event), true);
    if (event instanceof KeyboardEvent) onKey(event);
  }

  const onMove = (event: Event) => hover(glass.elementBelow(event));
  const onLeave = () => hover(null);

  function outline(): void {
    const found = elementsOf(document);
    elements = found.map(({ element }) => element);
    link.send({
      type: 'outline',
      elements: found.map(({ element, kind }, id) => ({ id, name: elementName(element), kind })),
    });
  }

  function refresh(): void {
    if (!active || scheduled) return;
    scheduled = true;
    requestAnimationFrame(() => {
      scheduled = false;
      if (!active) return;
      outline();
      if (selected) select(selected.isConnected ? selected : null);
      if (hovered) link.send({ type: 'hovered', element: report(hovered) });
    });
  }

  function listen(): void {
    document.body.append(probe);
    probe.hidden = true;
    glass.attach();
    for (const type of swallowed) document.addEventListener(type, onEvent, { capture: true, passive: false });
    document.addEventListener('pointermove', onMove, true);
    document.documentElement.addEventListener('pointerleave', onLeave);
    document.addEventListener('scroll', refresh, true);
    // Transitions have ended: reads the colours at rest.
    document.addEventListener('transitionend', refresh, true);
    observer = new MutationObserver((changes) => {
      if (changes.some((change) => change.target !== probe)) refresh();
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  }

  function stop(): void {
    probe.remove();
    glass.detach();
    for (const type of swallowed) document.removeEventListener(type, onEvent, true);
    document.removeEventListener('pointermove', onMove, true);
    document.documentElement.removeEventListener('pointerleave', onLeave);
    document.removeEventListener('scroll', refresh, true);
    document.removeEventListener('transitionend', refresh, true);
    observer?.disconnect();
    hover(null);
    selected = null;
  }

  return {
    setActive(next) {
      if (next === active) return;
      active = next;
      if (next) listen();
      else stop();
      refresh();
    },
    point(action, id) {
      const element = id === null ? null : (elements[id] ?? null);
      if (action === 'hover') return hover(element);
      element?.scrollIntoView({ block: 'nearest' });
      select(element);
    },
    refresh,
  };
}
