import { type PanelPlace, readPanelKey } from './panel-key';

/** The screen below the pointer, still or live; the caption of a card counts for its first. */
export function panelAt({ target }: Event): PanelPlace | null {
  if (!(target instanceof Element)) return null;
  const title = target.closest<HTMLElement>('[data-card]')?.dataset.card;
  const panel = target.closest<HTMLElement>('[data-panel]')?.dataset.panel ?? 0;
  return title === undefined ? null : readPanelKey(`${panel} ${title}`);
}
