import { themeRulesOf } from '../preview/theme-sheet';

/** Class of the element of a still that stands for `<html>` and `<body>`: a shadow root has no `:root`. */
export const PAGE_CLASS = 'still-page';

/** A copy as it is stored. */
export interface StoredSheet {
  mark: string;
  css: string;
  media: string;
}

/** Copies style sheets of the render frame into the studio's document, each of them once. */
export interface CopiedSheets {
  /** The copies of all sheets of a page, in the order of the cascade. The theme's is `null`. */
  of(page: Document): (CSSStyleSheet | null)[];
  /** Describes a copy, so that `restore` returns it, now or after the next load of the studio. */
  describe(copy: CSSStyleSheet): StoredSheet | null;
  restore(stored: StoredSheet): CSSStyleSheet;
}

/** The copies of the studio's page: all stills share them. */
export const copiedSheets = createCopiedSheets();

/** Creates an empty collection of copies. */
function createCopiedSheets(): CopiedSheets {
  const copies = new Map<string, CSSStyleSheet>();
  const descriptions = new Map<CSSStyleSheet, StoredSheet>();

  function restore(stored: StoredSheet): CSSStyleSheet {
    const known = copies.get(stored.mark);
    if (known) return known;
    const copy = new CSSStyleSheet({ media: stored.media });
    copy.replaceSync(stored.css);
    copies.set(stored.mark, copy);
    descriptions.set(copy, stored);
    return copy;
  }

  function copyOf(sheet: CSSStyleSheet): CSSStyleSheet | null {
    if (themeRulesOf(sheet)) return null;
    const mark = markOf(sheet);
    return copies.get(mark) ?? restore({ mark, css: cssOf(sheet), media: sheet.media.mediaText });
  }

  return {
    of: (page) => [...page.styleSheets, ...page.adoptedStyleSheets].map(copyOf),
    describe: (copy) => descriptions.get(copy) ?? null,
    restore,
  };
}

/** Distinguishes the sheets of a build without serializing all of them: every app creates its sheets again. */
function markOf({ cssRules, media }: CSSStyleSheet): string {
  const counts = [...cssRules].map((rule) => (rule as CSSGroupingRule).cssRules?.length ?? 0);
  return JSON.stringify([media.mediaText, counts, leafOf(cssRules, 0)?.cssText, leafOf(cssRules, -1)?.cssText]);
}

/** The first rule (0) or the last (-1), inside layers and other groups. */
function leafOf(rules: CSSRuleList, at: 0 | -1): CSSRule | undefined {
  const rule = [...rules].at(at);
  const inner = (rule as CSSGroupingRule | undefined)?.cssRules;
  return inner && inner.length > 0 ? leafOf(inner, at) : rule;
}

function cssOf({ cssRules }: CSSStyleSheet): string {
  const css = [...cssRules].map(({ cssText }) => cssText).join('\n');
  return css.replace(/:root\b/g, `.${PAGE_CLASS}`);
}
