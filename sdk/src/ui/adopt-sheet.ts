/** A stylesheet of the SDK in a document or shadow root. */
export interface Sheet {
  /**
   * Replaces the rules at once, with one style recalculation and without a flash.
   *
   * @param change Can update the current rules instead; returns whether it did.
   */
  replace(css: string, change?: (sheet: CSSStyleSheet) => boolean): void;
  remove(): void;
}

/** The root that a stylesheet is added to. */
export type SheetRoot = Document | ShadowRoot;

interface SharedSheet {
  sheet: Sheet;
  users: number;
}

const shared = new WeakMap<SheetRoot, Map<string, SharedSheet>>();

/** Adds a stylesheet after those already there: a constructed one, or a `<style>` in browsers without them. */
export function createSheet(css: string, root: SheetRoot = document): Sheet {
  return 'adoptedStyleSheets' in root ? constructedSheet(css, root) : styleElement(css, root);
}

/**
 * Adds a stylesheet once per document, even if several components need it.
 *
 * @returns A function that releases it; the last release removes it.
 */
export function adoptSheet(css: string, root: SheetRoot = document): () => void {
  const sheets = shared.get(root) ?? new Map<string, SharedSheet>();
  shared.set(root, sheets);
  const entry = sheets.get(css) ?? { sheet: createSheet(css, root), users: 0 };
  sheets.set(css, entry);
  entry.users += 1;
  return () => {
    entry.users -= 1;
    if (entry.users > 0) return;
    entry.sheet.remove();
    sheets.delete(css);
  };
}

function constructedSheet(css: string, root: SheetRoot): Sheet {
  // A document can adopt only sheets that its own window created: a preview frame has its own constructor.
  const view = root.ownerDocument?.defaultView ?? (root as Document).defaultView ?? window;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets.push(sheet);
  return {
    replace: (next, change) => {
      if (!change?.(sheet)) sheet.replaceSync(next);
    },
    remove: () => {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
    },
  };
}

function styleElement(css: string, root: SheetRoot): Sheet {
  const owner = 'head' in root ? root : root.ownerDocument;
  const element = owner.createElement('style');
  element.textContent = css;
  ('head' in root ? root.head : root).append(element);
  return {
    replace: (next) => {
      element.textContent = next;
    },
    remove: () => element.remove(),
  };
}
