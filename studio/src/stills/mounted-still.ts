import { PAGE_CLASS } from './copied-sheets';
import { stillAttributes } from './page-copy';
import type { Still } from './still';
import { areas, changedVariables, type StillArea, type StillTheme, type Variables } from './still-theme';
import type { ThemeSheets } from './theme-sheets';

/** A still in the studio's page. */
export interface MountedStill {
  readonly host: HTMLElement;
  /** Replaces the content. */
  fill(still: Still): void;
  /** Sets the variables that differ from the shown ones; returns whether any does. */
  paint(theme: StillTheme): boolean;
  /** Replaces a text wherever it is the whole content of an element. */
  patchText(language: string, key: string, text: string): void;
}

const noVariables: Variables = new Map();

/** Mounts stills into `host`, which becomes the window that they are laid out in. */
export function createMountedStill(host: HTMLElement, sheets: ThemeSheets): MountedStill {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  let still: Still | null = null;
  let area: StillArea | null = null;
  let painted = noVariables;

  return {
    host,
    fill(next) {
      still = next;
      const { width, height, scheme, language } = next.request;
      host.style.cssText = `inline-size:${width}px;block-size:${height}px;color-scheme:${scheme};--portico-view-block:${height}px`;
      painted = noVariables;
      root.replaceChildren(pageOf(next, language));
      restoreState(root);
      const shown = areas.filter((one) => root.querySelector(`.portico-${one}.portico-root`));
      area = shown.length === 1 ? (shown[0] ?? null) : null;
      const theme = sheets.of(scheme, shown.length > 1);
      root.adoptedStyleSheets = [...next.sheets.flatMap((sheet) => sheet ?? theme), stillSheet()];
    },
    paint(theme) {
      if (!still || !area) return false;
      const wanted = theme.variables(area, still.request.scheme);
      const changed = changedVariables(painted, wanted);
      for (const [name, value] of changed) host.style.setProperty(name, value);
      painted = wanted;
      return changed.length > 0;
    },
    patchText(language, key, text) {
      if (still?.request.language !== language) return;
      const name = CSS.escape(key);
      for (const element of root.querySelectorAll(`[${stillAttributes.text}="${name}"]`)) element.textContent = text;
    },
  };
}

/** Stands for `<html>` and `<body>`. */
function pageOf({ html, request: { scheme } }: Still, language: string): HTMLElement {
  const page = document.createElement('div');
  page.className = PAGE_CLASS;
  page.lang = language;
  page.dataset.scheme = scheme;
  page.innerHTML = html;
  return page;
}

/** What no attribute of HTML describes. */
function restoreState(root: ShadowRoot): void {
  for (const element of root.querySelectorAll(`[${stillAttributes.indeterminate}]`))
    (element as HTMLInputElement).indeterminate = true;
  for (const element of root.querySelectorAll(`[${stillAttributes.scroll}]`)) {
    const [left = 0, top = 0] = (element.getAttribute(stillAttributes.scroll) ?? '').split(' ').map(Number);
    element.scrollTo(left, top);
  }
}

let sheet: CSSStyleSheet | null = null;

/** The window of a still: it inherits no style of the studio, and nothing in it moves. */
function stillSheet(): CSSStyleSheet {
  sheet ??= new CSSStyleSheet();
  if (sheet.cssRules.length === 0) sheet.replaceSync(css);
  return sheet;
}

const css = `
:host {
  display: block;
  box-sizing: border-box;
  overflow: hidden;
  contain: strict;
  container-type: size;
}
.${PAGE_CLASS} {
  all: initial;
  display: block;
  block-size: 100%;
  color-scheme: inherit;
}
/* An animation of no duration is at its end at once. */
*, ::before, ::after {
  transition: none !important;
  animation-duration: 0s !important;
  animation-delay: 0s !important;
  animation-iteration-count: 1 !important;
}`;
