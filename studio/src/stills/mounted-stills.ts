import type { PortalMetadata } from '@portico/sdk/metadata';
import { createMountedStill, type MountedStill } from './mounted-still';
import { pointerDistance } from './pointer-distance';
import { runInSlices } from './slices';
import { type StillTheme, stillThemeOf } from './still-theme';

/** All stills in the studio's page, in the theme of one document. */
export interface MountedStills {
  add(host: HTMLElement): MountedStill;
  remove(still: MountedStill): void;
  /** Shows the theme of a document: on the stills nearest to the pointer at once, then on the others. */
  setTheme(metadata: PortalMetadata): void;
  patchText(language: string, key: string, text: string): void;
}

/** Creates an empty collection. */
export function createMountedStills(metadata: () => PortalMetadata): MountedStills {
  const stills = new Set<MountedStill>();
  let theme: StillTheme | null = null;
  let sheets: ReturnType<typeof createSheets> | null = null;
  let stop = () => {};

  function currentTheme(): StillTheme {
    theme ??= stillThemeOf(metadata());
    return theme;
  }

  return {
    add(host) {
      sheets ??= createSheets(currentTheme());
      const still = createMountedStill(host, sheets.shared);
      const painted: MountedStill = {
        ...still,
        fill(next) {
          still.fill(next);
          still.paint(currentTheme());
        },
      };
      stills.add(painted);
      return painted;
    },
    remove: (still) => stills.delete(still),
    setTheme(next) {
      if (!theme || !sheets) return;
      const shown = stillThemeOf(next);
      theme = shown;
      sheets.show(shown);
      stop();
      stop = runInSlices(pointerDistance.nearestFirst([...stills]), (still) => still.paint(shown));
    },
    patchText(language, key, text) {
      for (const still of stills) still.patchText(language, key, text);
    },
  };
}

/** The style sheets of the theme; a sheet is replaced only if its text changes. */
function createSheets(theme: StillTheme) {
  const texts = new Map<CSSStyleSheet, string>();
  const shared = { parts: new CSSStyleSheet(), variables: { light: new CSSStyleSheet(), dark: new CSSStyleSheet() } };

  function replace(sheet: CSSStyleSheet, text: string): void {
    if (texts.get(sheet) === text) return;
    texts.set(sheet, text);
    sheet.replaceSync(text);
  }
  function show(next: StillTheme): void {
    replace(shared.parts, next.partsSheet);
    replace(shared.variables.light, next.variablesSheet('light'));
    replace(shared.variables.dark, next.variablesSheet('dark'));
  }
  show(theme);
  return { shared, show };
}
