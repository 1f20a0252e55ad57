import type { ThemeArea } from './layers';

/** A place whose tokens may differ from those around it. */
export interface ThemeScope {
  area: ThemeArea;
  /** The selector of the place, appended to the root's selector: `''` is the root itself. */
  selector: string;
  /** Where values are looked for inside the theme, the nearest first; `''` is the theme itself. */
  prefixes: readonly string[];
  /** The place is inside the root, so that colour and font have to be set again. */
  nested?: true;
  /** The place is a page, which has parts of its own. */
  isPage?: true;
}

const root = (area: ThemeArea): ThemeScope => ({ area, selector: '', prefixes: [`${area}.`, ''] });

/** The roots of the two areas: every token is set there. */
export const rootScopes: Readonly<Record<ThemeArea, ThemeScope>> = {
  loginBox: root('loginBox'),
  adminPortal: root('adminPortal'),
};
