import type { MetadataStore } from '../metadata/metadata-store';
import { createSheet, type Sheet } from '../ui/adopt-sheet';

/** The theme as one sheet of the document: there while anything of the kit is mounted. */
export interface ThemeSheet {
  /** Returns how to let go of it; the last one to do so removes it. */
  mount(): () => void;
}

/** An edit of the theme replaces this sheet; no component renders again for it. */
export function createThemeSheet(metadata: MetadataStore): ThemeSheet {
  let users = 0;
  let sheet: Sheet | null = null;
  let stop = () => {};
  return {
    mount() {
      users += 1;
      if (users === 1) {
        sheet = createSheet(metadata.getState().css);
        stop = metadata.subscribe((state, before) => {
          if (state.css !== before.css) {
            sheet?.replace(state.css, (rules) => state.repaint?.(rules, before, state) ?? false);
          }
        });
      }
      return () => {
        users -= 1;
        if (users > 0) return;
        stop();
        sheet?.remove();
      };
    },
  };
}
