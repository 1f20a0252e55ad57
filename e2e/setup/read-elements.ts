/** One element of a page as a user sees it. */
export interface SeenElement {
  /** Tag and classes. */
  name: string;
  /** Text of the element itself, and the value of a field. */
  text: string;
  /** Left, top, width and height in pixels of the page, rounded; empty for a hidden element. */
  box: readonly number[];
  /** The computed styles that users see. */
  styles: Readonly<Record<string, string>>;
}

/**
 * Reads every element of the page of a frame, or of the still in a page, in document order; runs in the page. Leaves out
 * what a still has no use for: styles, scripts and the announcer of screen readers.
 */
export function readElements(): SeenElement[] {
  const left = 'script, style, link, template, [data-live-announcer], [data-live-announcer] *';
  const seen = [
    'color',
    'background-color',
    'background-image',
    'border-top-color',
    'border-top-width',
    'border-inline-start-color',
    'border-top-left-radius',
    'box-shadow',
    'fill',
    'stroke',
    'font-family',
    'font-size',
    'font-weight',
    'line-height',
    'text-align',
    'direction',
    'opacity',
    'visibility',
    'cursor',
  ];
  const still = document.querySelector('.still')?.shadowRoot?.querySelector('.still-page');
  const page = still ?? document.body;
  const origin = page.getBoundingClientRect();
  for (const animation of document.getAnimations()) {
    // A turning icon is read as it is before it turns.
    if (animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY) animation.cancel();
    else animation.finish();
  }

  function elementText(element: Element) {
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const field = element as HTMLInputElement;
    const value = element.localName === 'input' ? `${field.value} ${field.checked} ${field.disabled}` : '';
    return own.map(({ nodeValue }) => nodeValue).join('') + value;
  }
  function read(element: Element): SeenElement {
    const isShown = element.getClientRects().length > 0;
    const { left: x, top: y, width, height } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    return {
      name: [element.localName, ...element.classList].join('.'),
      text: elementText(element),
      box: isShown ? [x - origin.left, y - origin.top, width, height].map(Math.round) : [],
      styles: Object.fromEntries(seen.map((property) => [property, style.getPropertyValue(property)])),
    };
  }
  return [...page.querySelectorAll(`*:not(${left})`)].map(read);
}
