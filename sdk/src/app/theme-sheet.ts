import type { MetadataStore } from '../metadata/metadata-store';
import { createSheet, type Sheet } from '../ui/adopt-sheet';

/** The theme as one style sheet of the document, present while any part of the app is mounted. */
export interface ThemeSheet {
  /** Returns a function that releases it; the last release removes the sheet. */
  mount(): () => void;
}

/** Creates the theme sheet. A change of the theme replaces the sheet, so that no component renders again. */
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
