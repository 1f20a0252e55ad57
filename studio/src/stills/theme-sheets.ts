import type { Scheme } from '@portico/sdk/metadata';
import type { StillTheme } from './still-theme';

/** The style sheets of the theme that all stills share. */
export interface ThemeSheets {
  /**
   * The sheets that a still of a scheme adopts.
   *
   * @param withVariables For a still that shows both areas, which can't inherit two sets of variables.
   */
  of(scheme: Scheme, withVariables: boolean): CSSStyleSheet[];
  /** Follows the theme; a sheet is replaced only if its text changes. */
  update(): void;
}

/** A sheet, and what it contains of a theme. */
interface SharedSheet {
  sheet: CSSStyleSheet;
  textOf: (theme: StillTheme) => string;
  text: string;
}

/** Creates the sheets of the current theme: those that a still has adopted. */
export function createThemeSheets(theme: () => StillTheme): ThemeSheets {
  const sheets = new Map<string, SharedSheet>();

  function sheetFor(name: string, textOf: SharedSheet['textOf']): CSSStyleSheet {
    const shared = sheets.get(name) ?? { sheet: new CSSStyleSheet(), textOf, text: '' };
    sheets.set(name, shared);
    update(shared);
    return shared.sheet;
  }

  function update(shared: SharedSheet): void {
    const text = shared.textOf(theme());
    if (shared.text === text) return;
    shared.text = text;
    shared.sheet.replaceSync(text);
  }

  return {
    of(scheme, withVariables) {
      const parts = sheetFor(`parts ${scheme}`, (shown) => shown.partsSheet(scheme));
      if (!withVariables) return [parts];
      return [sheetFor(`variables ${scheme}`, (shown) => shown.variablesSheet(scheme)), parts];
    },
    update() {
      for (const shared of sheets.values()) update(shared);
    },
  };
}
