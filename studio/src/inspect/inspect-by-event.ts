import type { ElementReports } from './element-reports';
import type { PointerGlass } from './pointer-glass';

const forward = new Set(['Tab', 'ArrowDown', 'ArrowRight']);
const backward = new Set(['ArrowUp', 'ArrowLeft']);

/** Selects or edits an element by an event that would use the screen, and hides the event from the screen. */
export function inspectByEvent(event: Event, glass: PointerGlass, reports: ElementReports): void {
  // Ctrl and Cmd combinations belong to the studio's shortcuts.
  if (event instanceof KeyboardEvent && (event.ctrlKey || event.metaKey)) return;
  event.stopImmediatePropagation();
  if (event.type !== 'focusin') event.preventDefault();
  if (event.type === 'click') reports.select(glass.elementBelow(event));
  if (event.type === 'dblclick') reports.select(glass.elementBelow(event), true);
  if (event instanceof KeyboardEvent) inspectByKey(event, reports);
}

/** Escape clears the selection, Tab and the arrows step, Enter edits. */
function inspectByKey({ type, key, shiftKey }: KeyboardEvent, reports: ElementReports): void {
  if (type !== 'keydown') return;
  if (key === 'Escape') reports.select(null);
  else if (forward.has(key)) reports.step(shiftKey ? -1 : 1);
  else if (backward.has(key)) reports.step(-1);
  else if (key === 'Enter') reports.edit();
}
