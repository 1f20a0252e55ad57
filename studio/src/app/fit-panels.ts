import type { ViewStore } from '../view/view-store';

/** In a narrower window, in pixels, editor and inspector together would leave no room for the canvas. */
const ROOM_FOR_BOTH = 960;

/** Keeps only one of editor and inspector open while the window is narrow: the one that was opened last. */
export function fitPanels(view: ViewStore, page: Pick<Window, 'matchMedia'>): void {
  const narrow = page.matchMedia(`(max-width: ${ROOM_FOR_BOTH - 1}px)`);
  const fit = (keepEditor: boolean) => {
    const { editorOpen, inspectorOpen, changeView } = view.getState();
    if (!narrow.matches || !editorOpen || !inspectorOpen) return;
    changeView(keepEditor ? { inspectorOpen: false } : { editorOpen: false });
  };
  narrow.addEventListener('change', () => fit(true));
  view.subscribe((_, before) => fit(before.inspectorOpen));
  fit(true);
}
