/** Distance of a panel from its control and from the edge of the window, in pixels. */
const GAP_PX = 4;
const TALLEST_PX = 320;
const NARROWEST_PX = 260;

/** Places a panel below its control, or above if there is more space: as wide as the control, inside the window. */
export function placePanel(panel: HTMLElement, control: HTMLElement): void {
  const { top, bottom, left, width } = control.getBoundingClientRect();
  const view = control.ownerDocument.documentElement;
  const below = view.clientHeight - bottom - 2 * GAP_PX;
  const above = top - 2 * GAP_PX;
  const wide = Math.min(Math.max(width, NARROWEST_PX), view.clientWidth - 2 * GAP_PX);
  const opensUp = below < TALLEST_PX && above > below;
  Object.assign(panel.style, {
    left: `${Math.max(GAP_PX, Math.min(left, view.clientWidth - wide - GAP_PX))}px`,
    width: `${wide}px`,
    maxHeight: `${Math.min(TALLEST_PX, opensUp ? above : below)}px`,
    top: opensUp ? 'auto' : `${bottom + GAP_PX}px`,
    bottom: opensUp ? `${view.clientHeight - top + GAP_PX}px` : 'auto',
  });
}
