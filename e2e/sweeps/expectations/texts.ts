import type { ListedState } from '@portico/fixtures';
import { expect, type Stage } from '../../setup/stage';
import { inChangedTexts } from './map-texts';

/** Payloads that a hostile metadata file, or a broken translation tool, could put into a text. */
const payloads = [
  '<img src=x onerror="window.pwned=1">',
  '<script>window.pwned=1</script>',
  '<a href="javascript:window.pwned=1">x</a>',
  '"><svg onload=window.pwned=1>',
  '{{constructor}}</style><style>*{display:none}</style>',
];

/** The same texts, of one letter each: the reference without a payload. */
const inHarmlessTexts = inChangedTexts(() => 'x');

let used = 0;
const inHostileTexts = inChangedTexts(() => payloads[used++ % payloads.length] ?? '');

/** The product's name, the title of the host's page, browsers, operating systems and the browser's time zone: names that are not translated. */
const names = ['Portico', 'Host', 'Chrome', 'Chromium', 'Safari', 'Microsoft Edge', 'Linux', 'macOS', 'iOS', 'UTC'];

/** Dates, names of countries and of currencies that the browser writes in its own language, since the pseudo-language does not exist. */
const months = Array.from({ length: 12 }, (_, month) =>
  new Date(2026, month).toLocaleDateString('en', { month: 'long' }),
);
const weekdays = Array.from({ length: 7 }, (_, day) =>
  new Date(2026, 0, day + 1).toLocaleDateString('en', { weekday: 'long' }),
);
const spans = ['minute', 'hour', 'day', 'week', 'month', 'year'] as const;
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const regions = new Intl.DisplayNames('en', { type: 'region' });
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const countries = letters.flatMap((first) => letters.map((second) => regions.of(first + second) ?? ''));
const currencyNames = new Intl.DisplayNames('en', { type: 'currency' });
const currencies = Intl.supportedValuesOf('currency').map((code) => currencyNames.of(code) ?? '');
const dates = [
  ...months,
  ...weekdays,
  ...spans.flatMap((span) => [-2, -1, 0, 1, 2].map((count) => relative.format(count, span))),
];

/** Expects no English text in another language. */
export async function expectNoEnglish({ page }: Stage, shown: string, { state }: ListedState) {
  const known = [
    ...(await page.evaluate(() => window.stage.answers())),
    JSON.stringify(state),
    ...names,
    ...dates,
    ...countries,
    ...currencies,
  ]
    .join(' ')
    .toLowerCase();
  const latinWords = (await page.evaluate(shownTexts)).flatMap((text) => text.match(/[A-Za-z]{3,}/g) ?? []);
  const english = [...new Set(latinWords)].filter((word) => !known.includes(word.toLowerCase()));
  expect.soft(english, `English: ${shown}`).toEqual([]);
}

/** Expects that no text is parsed as markup: the same elements and attributes, and no executed script. */
export async function expectTextsStayTexts(stage: Stage, shown: string) {
  const { page } = stage;
  await stage.setAppearance(inHarmlessTexts);
  const before = await page.evaluate(skeleton);
  await stage.setAppearance(inHostileTexts);
  expect.soft(await page.evaluate(skeleton), `markup: ${shown}`).toEqual(before);
  expect.soft(await page.evaluate(() => 'pwned' in window), `has run: ${shown}`).toBe(false);
}

/** Every text and attribute that a user perceives, except for trace ids and addresses for a directory; runs in the page. */
function shownTexts() {
  const spoken = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-roledescription'];
  const elements = [...document.querySelectorAll('.portico-root, .portico-root *')];
  const attributes = elements.flatMap((element) => spoken.map((name) => element.getAttribute(name) ?? ''));
  const texts = elements
    .filter((element) => !element.closest('style, script, svg, .portico-trace > code, .portico-scim-address code'))
    .flatMap((element) =>
      [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent ?? ''),
    );
  return [...attributes, ...texts, document.title];
}

/**
 * The elements of the SDK with the names of their attributes, without their texts; runs in the page. What has come in a
 * moment ago says so until it is next looked at.
 */
function skeleton() {
  return [...document.querySelectorAll('.portico-root, .portico-root *')].map(
    (element) =>
      `${element.tagName}[${[...element.attributes]
        .map((attribute) => attribute.name)
        .filter((attribute) => attribute !== 'data-entering')
        .sort()
        .join(' ')}]`,
  );
}
