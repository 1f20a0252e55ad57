import { writtenValue } from '../../../../studio/src/inspect/describe';
import { type PaintRule, rulesOf } from '../../../../studio/src/inspect/painted-rules';
import { createTextIndex } from '../../../../studio/src/inspect/text-index';
import { tracePaints } from '../../../../studio/src/inspect/trace-colors';

/** Attributes whose text is shown or read out. */
const spoken = ['aria-label', 'placeholder', 'alt', 'title'];
/** Values that the inspector traces in addition to colours. */
const noColors = new Set(['border-radius', 'font-family']);
/** Properties that groups inherit and only shapes paint. */
const shapeOnly = new Set(['fill', 'stroke']);
const TRANSPARENT = 'rgba(0, 0, 0, 0)';
/**
 * The logos of other services have their own colours, the colour of a group is data, and a logo is shown on black and on
 * white: no token changes them. A report is a white sheet, with colours of its own.
 */
const foreign =
  '.portico-social-mark, .portico-social-mark *, .portico-group-dot, .portico-color-swatch, .portico-logo-preview *, .portico-report-page';
/** A colour of the theme, in a field for it. */
const isColor = /^#[\da-f]{6}$/;
/**
 * Names of countries, time zones and currencies and sample dates, which the browser writes; the key of a role, which is
 * derived from its name; the address of a directory, which is derived from the service's and the connection's id; the
 * parts of an answer of the assistant, which is one formatted text; data that is shown as JSON; the days of a chart, and
 * the numbers of the chart of users at risk, which are counted from several insights; the names of attributes that the
 * service reads from a SAML assertion.
 */
const derived = [
  '.portico-search-select *',
  '.portico-countries *',
  '.portico-country-choices .portico-choices-list *',
  '.portico-assistant-answer *',
  '.portico-json',
  '.portico-scim-address code',
  '.portico-chart-label time',
  '.portico-activity time',
  '.portico-activity-scale',
  '.portico-insights .portico-chart-value',
  '.portico-insights .portico-chart-table td',
  '.portico-sso-attributes code',
  'input:is([name="key"], [name="timezone"], [name="currency"], [name="dateFormat"], [name="timeFormat"])',
].join();
const everything = `.portico-root, .portico-root *:not(style, script, defs, defs *, ${foreign})`;

/**
 * Finds the origin of every text and colour on the stage, with the studio's inspector. A vendor could neither find nor
 * change what the inspector cannot explain.
 */
export function createProvenance(document: Document) {
  const textIndex = createTextIndex();
  const probe = document.createElement('div');
  probe.hidden = true;
  document.body.append(probe);

  function isExplained(text: string): boolean {
    return (
      isColor.test(text) || text.trim() === '' || textIndex.keysOf(text).length > 0 || textIndex.fieldOf(text) !== null
    );
  }

  function isWritten(element: Element): boolean {
    if (element.matches(derived)) return true;
    const value = writtenValue(element);
    return Boolean(value && textIndex.fieldOf(value));
  }

  function shownTextsOf(element: Element): string[] {
    const attributes = spoken.map((name) => element.getAttribute(name) ?? '');
    // The number in a field is a value to edit, and the value of a radio button is not shown.
    const isText = element instanceof HTMLInputElement && element.type !== 'radio' && !/^(on|\d*)$/.test(element.value);
    const value = isText ? [shownValue(element)] : [];
    return [...ownTexts(element), ...value, ...attributes];
  }

  /** The unexplained texts of an element. Its text nodes are first checked joined: one text may span several nodes. */
  function ownTexts(element: Element): string[] {
    const nodes = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    const texts = nodes.map((node) => node.textContent ?? '');
    return isExplained(texts.join('')) ? [] : texts;
  }

  function lostTexts(element: Element): string[] {
    if (isWritten(element)) return [];
    return shownTextsOf(element)
      .filter((text) => !isExplained(text))
      .map((text) => `${elementName(element)}: the text "${text}" is neither a text of the SDK nor data`);
  }

  function lostColors(element: Element, rules: readonly PaintRule[]): string[] {
    return tracePaints(element, probe, rules)
      .filter(({ property, token, value }) => token === null && !noColors.has(property) && value !== TRANSPARENT)
      .filter(({ property }) => isShape(element) || !shapeOnly.has(property))
      .map(({ property, value }) => `${elementName(element)}: no token is behind ${property}: ${value}`);
  }

  return {
    noteText: textIndex.noteText,
    noteAnswer(headers: Headers, body: string) {
      textIndex.noteData({ headers: Object.fromEntries(headers) });
      if (headers.get('content-type')?.includes('json')) textIndex.noteData(dataOf(body));
    },
    restart(data: unknown) {
      textIndex.clear();
      textIndex.noteData(data);
    },
    unexplained() {
      // A rule without a variable has no token.
      const rules = rulesOf(document).filter(({ style }) => style.cssText.includes('--'));
      const seen = [...document.querySelectorAll(everything)].filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      );
      return [...new Set(seen.flatMap((element) => [...lostTexts(element), ...lostColors(element, rules)]))];
    },
  };
}

/** The data of an answer; a malformed one has only its text. */
function dataOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}

/** The value of a field as in the data. A phone field shows a formatted number; the field next to it has E.164. */
function shownValue(input: HTMLInputElement): string {
  const { nextElementSibling: next } = input;
  return input.type === 'tel' && next instanceof HTMLInputElement ? next.value : input.value;
}

function isShape(element: Element): boolean {
  return element instanceof SVGGeometryElement || element instanceof SVGTextContentElement;
}

function elementName(element: Element): string {
  const owner = element.closest('[class]');
  const name = `${owner?.localName}.${owner?.getAttribute('class')?.trim().replaceAll(/\s+/g, '.')}`;
  return owner === element ? name : `${name} ${element.localName}`;
}
