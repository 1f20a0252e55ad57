import {
  completeLanguages,
  loginBoxPages,
  type PortalMetadata,
  portalThemePages,
  type ThemeRule,
  themeRules,
} from '@portico/sdk/metadata';
import { FRAME_APP } from '../../preview/theme-sheet';
import { documentChange } from '../../stills/document-change';
import type { Still } from '../../stills/still';

/** Says whether a still shows something that one document has changed in another. */
export type ChangeTest = (still: Still) => boolean;

/**
 * Compares two documents. A text changes the stills that use its key; a rule of the theme those with an element that it
 * matches; any other edit those of the area that it belongs to, or of one page of it.
 */
export function createChangeTest(before: PortalMetadata, after: PortalMetadata): ChangeTest {
  if (before === after) return () => false;
  const { texts, structure } = documentChange(before, after);
  const selectors = changedSelectors(before, after);
  const places = structure.map(selectorOfPart);
  return ({ request, textKeys, html }) => {
    const usesText = ({ key, language }: { key: string; language: string }) =>
      speaks(request.language, language) && textKeys.includes(key);
    if (texts.some(usesText) || places.includes('*')) return true;
    const wanted = [...selectors, ...places];
    return wanted.length > 0 && pageOf(html).querySelector(wanted.join()) !== null;
  };
}

/** Whether a screen in a language shows texts of another: those that it lacks. */
function speaks(language: string, other: string): boolean {
  return language === other || language.startsWith(`${other}-`) || !completeLanguages.includes(language);
}

/** Selectors of the rules that only one of the two themes has. */
function changedSelectors(before: PortalMetadata, after: PortalMetadata): string[] {
  const rulesOf = (metadata: PortalMetadata) =>
    new Map(themeRules({ metadata }, { scope: FRAME_APP }).map((rule) => [textOf(rule), rule.selector]));
  const [old, current] = [rulesOf(before), rulesOf(after)];
  const changed = [...old, ...current].filter(([text]) => !old.has(text) || !current.has(text));
  return [...new Set(changed.map(([, selector]) => withoutPseudoElement(selector)))];
}

function textOf({ selector, declarations, media }: ThemeRule): string {
  return [selector, media, ...declarations].join('\n');
}

/** `input::placeholder` → `input` */
function withoutPseudoElement(selector: string): string {
  return selector.replace(/::[\w-]+$/, '');
}

/** Where the screens are that a part of the document may change, such as `themeV2.loginBox.signup.logo`. */
function selectorOfPart([part, area, name = '', inner = '']: readonly string[]): string {
  const isPortal = part === 'themeV2' && area === 'adminPortal';
  if (part === 'navigation' || isPortal) {
    const page = isPortal && name === 'pages' ? pagesOfPortal.get(inner) : undefined;
    return `.portico-admin-portal${page ? `[data-page="${page}"]` : ''}`;
  }
  if (part !== 'themeV2' || area !== 'loginBox') return '*';
  return `.portico-login-box${loginBoxPages.some((page) => page === name) ? `[data-page="${name}"]` : ''}`;
}

const pagesOfPortal = new Map<string, string>(Object.entries(portalThemePages));

function pageOf(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}
