import type { PortalMetadata } from '@portico/sdk/metadata';
import { createMountedStill, type MountedStill } from './mounted-still';
import { pointerDistance } from './pointer-distance';
import { createSlices } from './slices';
import { type StillTheme, stillThemeOf } from './still-theme';
import { createThemeSheets } from './theme-sheets';

/** Stills that an edit is painted on in its own frame: what a user looks at while editing. The others follow. */
const FIRST = 12;

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
  const slices = createSlices<MountedStill>((still, isSliced) => paint(still, currentTheme(), isSliced));

  function currentTheme(): StillTheme {
    theme ??= stillThemeOf(metadata());
    return theme;
  }
  const sheets = createThemeSheets(currentTheme);

  return {
    add(host) {
      const still = createMountedStill(host, sheets);
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
      theme = null;
      // An edit in Focus resolves nothing for the wall.
      if (stills.size === 0) return;
      // Before anything changes: measured later, the places would make the browser lay out the page for them.
      const nearest = pointerDistance.nearestFirst([...stills]);
      theme = stillThemeOf(next);
      sheets.update();
      slices.run(nearest.slice(0, FIRST), nearest.slice(FIRST));
    },
    patchText(language, key, text) {
      for (const still of stills) still.patchText(language, key, text);
    },
  };
}

/**
 * Paints one still. In a slice the browser styles it right away, since styling takes most of the time of a slice; the
 * stills of a whole frame are styled together.
 */
function paint(still: MountedStill, theme: StillTheme, isSliced: boolean): void {
  if (still.paint(theme) && isSliced) void getComputedStyle(still.host).color;
}
