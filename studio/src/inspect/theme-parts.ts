import { portalThemePlaces, type ThemeOption } from '@portico/sdk/metadata';
import { controlsIn, findOption, portalPanels } from '../editors/theme/portal/portal-panels';
import type { ElementShape } from '../protocol/messages';

/** A part of the portal's theme that styles an element. */
export interface ThemePartLink {
  /** Path of the option inside `themeV2`. */
  path: string;
  label: string;
  /** Title of the panel that has its control. */
  panel: string;
}

/** How many parts are listed, those of the nearest elements first. */
const LIMIT = 6;

const states = /:(?:hover|active|focus-visible|focus|disabled|checked)|\[aria-(?:invalid|expanded)[^\]]*\]/g;
/** What every place may set is listed for the portal as a whole only. */
const isBase = /^(palette|typography|typographyStyleOptions)(\.|$)/;

/** The options that style parts, with their selectors at rest. */
const parts = ['adminPortal', 'adminPortal.navigation', 'adminPortal.pages'].flatMap((place) =>
  optionsOf(place)
    .filter(({ selector, name }) => isPlain(selector) && (place === 'adminPortal' || !isBase.test(name)))
    .map((option) => ({ option, selector: selectorAtRest(option) })),
);

function optionsOf(place: string): readonly ThemeOption[] {
  return portalThemePlaces.find(({ path }) => path === place)?.options ?? [];
}

/** Whether a selector names elements: scrollbars have none. */
function isPlain(selector: string | undefined): boolean {
  return selector !== undefined && !selector.includes('::');
}

function selectorAtRest({ selector = '' }: ThemeOption): string {
  return selector.replace(':scope', '.portico-admin-portal').replace(states, '');
}

/** The parts that style an element of the portal or those around it, and the page that it is on. */
export function themePartsOf(ancestry: readonly ElementShape[]): ThemePartLink[] {
  const elements = rebuilt(ancestry);
  const paths = elements.flatMap((element) =>
    parts.filter(({ selector }) => element.matches(selector)).map(({ option }) => option.path),
  );
  const found = paths.flatMap(linkTo);
  const distinct = found.filter((link, index) => found.findIndex(({ path }) => path === link.path) === index);
  return [...distinct.slice(0, LIMIT), ...pageLink(ancestry)];
}

function linkTo(path: string): ThemePartLink[] {
  const place = findOption(path);
  return place ? [{ path: place.control.path, label: place.control.label, panel: place.panel.title }] : [];
}

/** Leads to what the page of an element shows. */
function pageLink(ancestry: readonly ElementShape[]): ThemePartLink[] {
  const page = ancestry.at(-1)?.attributes['data-page'];
  const panel = portalPanels.find(
    ({ screens, group }) => group === 'Pages' && screens.includes(`admin-portal/${page}`),
  );
  const [first] = panel ? controlsIn(panel) : [];
  return panel && first ? [{ path: first.path, label: `Page “${panel.title}”`, panel: 'Pages' }] : [];
}

/** Elements with the tags and attributes of the frame's, innermost first, to match selectors against. */
function rebuilt(ancestry: readonly ElementShape[]): Element[] {
  // Of a document of its own: nothing in it loads or runs.
  const page = document.implementation.createHTMLDocument();
  const elements = ancestry.map(({ tag, attributes }) => {
    const element = page.createElement(/^[a-z][a-z0-9]*$/.test(tag) ? tag : 'div');
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    return element;
  });
  elements.forEach((element, index) => {
    elements[index + 1]?.append(element);
  });
  return elements;
}
