import type { FrameLink } from '../protocol/frame-link';
import { createElementReports } from './element-reports';
import { inspectByEvent } from './inspect-by-event';
import { createPointerGlass } from './pointer-glass';
import { listenToScreen } from './screen-events';
import type { TextIndex } from './text-index';

/** Frame side of the inspector: listens while inspecting, and reports hovered and selected elements to the studio. */
export interface FrameInspector {
  /** Blocks all events of the screen, or stops blocking them. */
  setActive(active: boolean): void;
  /** The studio hovers or selects an element of the last outline. */
  point(action: 'hover' | 'select', id: number | null): void;
  /** Reports the position of the selected element; after an edit, a scroll or another screen. */
  refresh(): void;
}

/** Creates the inspector of a frame's document. */
export function createFrameInspector(document: Document, link: FrameLink, index: TextIndex): FrameInspector {
  const probe = document.createElement('div');
  probe.hidden = true;
  const glass = createPointerGlass(document);
  const reports = createElementReports(document, probe, link, index);
  let stop: (() => void) | null = null;
  let isScheduled = false;

  function refresh(): void {
    if (!stop || isScheduled) return;
    isScheduled = true;
    requestAnimationFrame(() => {
      isScheduled = false;
      if (stop) reports.refresh();
    });
  }

  function start(): () => void {
    document.body.append(probe);
    glass.attach();
    const stopListening = listenToScreen(document, probe, {
      onUse: (event) => inspectByEvent(event, glass, reports),
      onPointerMove: (event) => reports.hover(glass.elementBelow(event)),
      onPointerLeave: () => reports.hover(null),
      onChange: refresh,
    });
    return () => {
      probe.remove();
      glass.detach();
      stopListening();
      reports.clear();
    };
  }

  return {
    setActive(active) {
      if (active === (stop !== null)) return;
      stop?.();
      stop = active ? start() : null;
      refresh();
    },
    point(action, id) {
      const element = reports.elementAt(id);
      if (action === 'hover') {
        reports.hover(element);
        return;
      }
      element?.scrollIntoView({ block: 'nearest' });
      reports.select(element);
    },
    refresh,
  };
}
