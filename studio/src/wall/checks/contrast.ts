import { contrastRatio, readColor, type Scheme, TEXT_CONTRAST } from '@portico/sdk/metadata';

/** A text that is harder to read than WCAG 2.2 AA permits (1.4.3). */
export interface FaintText {
  text: string;
  ratio: number;
  required: number;
}

/** Contrast that large text needs (WCAG 2.2, 1.4.3). */
const LARGE_TEXT_CONTRAST = 3;
/** Large text is at least this many pixels high: 18 points, or 14 points if it is bold. */
const largeText = { plain: 24, bold: 18.66, boldWeight: 700 } as const;
/** What browsers paint behind a page without a background. */
const canvasColors: { readonly [S in Scheme]: string } = { light: '#ffffff', dark: '#121212' };
/** Text that is not shown, that is disabled or behind a dialog: WCAG requires no contrast of it. */
const exempt = ':disabled, [aria-disabled="true"], [inert], [aria-hidden="true"]';

/** The texts in `page` that fail. Text over a picture is left out: its contrast can't be computed. */
export function faintTexts(page: Element, scheme: Scheme): FaintText[] {
  return [...page.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
    const text = shownText(element);
    return text === '' || !isRead(element) ? [] : (faintText(element, text, scheme) ?? []);
  });
}

/** The text that an element itself shows. */
function shownText(element: HTMLElement): string {
  if (element.matches('input, textarea')) {
    const { value, placeholder, type } = element as HTMLInputElement;
    return ['checkbox', 'radio', 'range', 'color', 'file', 'hidden'].includes(type) ? '' : value || placeholder;
  }
  const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
  return texts
    .map(({ nodeValue }) => nodeValue)
    .join(' ')
    .trim();
}

function isRead(element: HTMLElement): boolean {
  if (element.closest(exempt) || !element.checkVisibility({ visibilityProperty: true })) return false;
  const { width, height } = element.getBoundingClientRect();
  // Text for screen readers alone is clipped to a pixel.
  return width > 1 && height > 1;
}

function faintText(element: HTMLElement, text: string, scheme: Scheme): FaintText | null {
  const isPlaceholder = element.matches(':placeholder-shown');
  const style = getComputedStyle(element, isPlaceholder ? '::placeholder' : null);
  const behind = colorsBehind(element, scheme);
  const color = readColor(style.color);
  if (!behind || !color) return null;
  const ratio = Math.min(...behind.map((below) => contrastRatio(fade(color, opacityOf(element)), below)));
  const required = requiredTextContrast(Number.parseFloat(style.fontSize), Number(style.fontWeight));
  // Ratios are compared as they are shown: 4.48 is not 4.5.
  return ratio < required ? { text, ratio, required } : null;
}

/** The contrast that text of this size, in pixels, and weight needs. */
export function requiredTextContrast(size: number, weight: number): number {
  const least = weight >= largeText.boldWeight ? largeText.bold : largeText.plain;
  return size >= least ? LARGE_TEXT_CONTRAST : TEXT_CONTRAST;
}

/** The opaque colours behind an element's text: several for a gradient; `null` if a picture is behind it. */
function colorsBehind(element: Element | null, scheme: Scheme): string[] | null {
  if (!element) return [canvasColors[scheme]];
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  if (backgroundImage.includes('url(')) return null;
  const own = readColor(backgroundColor);
  const below = own && opacityIn(own) === 1 ? [own] : over(own, colorsBehind(element.parentElement, scheme));
  return below && backgroundImage !== 'none' ? overGradient(backgroundImage, below) : below;
}

function over(color: string | undefined, below: readonly string[] | null): string[] | null {
  return below?.map((one) => (color ? blend(color, one) : one)) ?? null;
}

/** The colours that a gradient passes, over each of the colours below it. */
function overGradient(gradient: string, below: readonly string[]): string[] {
  const stops = gradient.match(/rgba?\([^)]*\)/g) ?? [];
  return stops.flatMap((stop) => over(readColor(stop), below) ?? []);
}

/** The opacity of the element and its ancestors. */
function opacityOf(element: Element): number {
  const own = Number(getComputedStyle(element).opacity);
  return element.parentElement ? own * opacityOf(element.parentElement) : own;
}

const channels = (color: string): number[] =>
  color.startsWith('#')
    ? [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
    : (color.match(/[\d.]+/g) ?? []).map(Number);

function opacityIn(color: string): number {
  return channels(color)[3] ?? 1;
}

function fade(color: string, opacity: number): string {
  const [red, green, blue, alpha = 1] = channels(color);
  return `rgba(${red}, ${green}, ${blue}, ${alpha * opacity})`;
}

/** The opaque colour that is seen where `color` covers `below`. */
function blend(color: string, below: string): string {
  const [top, under, alpha] = [channels(color), channels(below), opacityIn(color)];
  const [red, green, blue] = under.map((part, at) => Math.round(part + ((top[at] ?? part) - part) * alpha));
  return `rgb(${red}, ${green}, ${blue})`;
}
