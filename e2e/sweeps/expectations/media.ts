import { expect, type Stage } from '../../setup/stage';

// The functions that run in the page can't share a helper: Playwright sends the source of each alone.

/** Expects that controls, chips, choices and the focus are visible when the browser replaces every colour. */
export async function expectVisibleInForcedColors({ page }: Stage, shown: string) {
  await page.emulateMedia({ forcedColors: 'active' });
  // Browsers show the focus of buttons only to users of the keyboard.
  await page.keyboard.press('Shift');
  expect.soft(await page.evaluate(unclearParts), `forced colours: ${shown}`).toEqual([]);
  await page.emulateMedia({ forcedColors: null });
}

/** Expects dark texts in full length, visible bars, and no controls, on paper. */
export async function expectReadableOnPaper({ page }: Stage, shown: string) {
  await page.emulateMedia({ media: 'print' });
  expect.soft(await page.evaluate(unfitForPaper), `on paper: ${shown}`).toEqual([]);
  await page.emulateMedia({ media: null });
}

/** Parts without an edge, choices like their alternatives and focused elements like unfocused ones; runs in the page. */
function unclearParts(): string[] {
  const canvas = getComputedStyle(document.documentElement).colorScheme.includes('dark')
    ? 'rgb(0, 0, 0)'
    : 'rgb(255, 255, 255)';
  const root = [...document.querySelectorAll('.portico-scrim')].at(-1) ?? document.querySelector('.portico-root');
  const all = (selector: string) =>
    [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])].filter((element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
  const elementName = (element: Element) =>
    `${element.tagName} ${element.className} "${element.textContent?.slice(0, 30)}"`;
  const read = (element: Element | null) => {
    if (!element) return '';
    const { borderColor, borderWidth, outlineColor, outlineStyle, outlineWidth, backgroundColor, color } =
      getComputedStyle(element);
    return [
      borderColor,
      borderWidth,
      outlineStyle === 'none' || [outlineColor, outlineWidth],
      backgroundColor,
      color,
    ].join();
  };

  function hasEdge(element: Element): boolean {
    const style = getComputedStyle(element);
    const hasBorder = Number.parseFloat(style.borderBlockEndWidth) > 0 && style.borderBlockEndColor !== canvas;
    const hasOutline = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0;
    const isFilled = ![canvas, 'rgba(0, 0, 0, 0)'].includes(style.backgroundColor);
    return hasBorder || hasOutline || isFilled || style.appearance !== 'none';
  }

  function changesByFocus(element: HTMLElement): boolean {
    const seen = () => [element, element.parentElement, element.nextElementSibling].map(read).join();
    (document.activeElement as HTMLElement | null)?.blur();
    const before = seen();
    element.focus();
    return document.activeElement !== element || before !== seen();
  }

  /** Tells an element without a focus style from a page that the browser shows no focus in. */
  function focusState(element: HTMLElement): string {
    element.focus();
    return `:focus ${element.matches(':focus')}, :focus-visible ${element.matches(':focus-visible')}`;
  }

  const edged =
    '.portico-chip, .portico-button, .portico-switch-input, .portico-checkbox-input, .portico-input, select';
  const edgeless = all(edged).filter((element) => !hasEdge(element) && !hasEdge(element.parentElement ?? element));
  const chosen = all('[role=tab][aria-selected=true], [aria-current=page], [aria-pressed=true], [role=switch]:checked');
  const like = chosen.filter((element) =>
    all(`.${element.classList[0]}`).some(
      (other) =>
        !other.matches('[aria-selected=true], [aria-current], [aria-pressed=true], :checked') &&
        read(other) === read(element),
    ),
  );
  const kinds = new Map(
    all('button, a[href], input, select, textarea, [tabindex="0"]').map((element) => [element.className, element]),
  );
  const unfocused = [...kinds.values()].filter((element) => !element.matches(':disabled') && !changesByFocus(element));
  return [
    ...edgeless.map((element) => `no edge: ${elementName(element)}`),
    ...like.map((element) => `like its alternatives: ${elementName(element)}`),
    ...unfocused.map((element) => `no focus: ${elementName(element)}, ${focusState(element)}`),
  ];
}

/** Visible controls, texts that are too light for paper or on a dark ground, and boxes that would have to be scrolled; runs in the page. */
function unfitForPaper(): string[] {
  const all = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
  const brightness = (color: string) => Math.max(...(color.match(/[\d.]+/g) ?? ['0']).slice(0, 3).map(Number));
  const texts = all('.portico-root *').filter((element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
  );
  const elementName = (element: Element) =>
    `${element.tagName} ${element.className} "${element.textContent?.slice(0, 30)}"`;
  const light = texts.filter((element) => brightness(getComputedStyle(element).color) > 128);
  const dark = all('.portico-root, .portico-root *').filter((element) => {
    const { backgroundColor } = getComputedStyle(element);
    return Boolean(element.textContent) && backgroundColor !== 'rgba(0, 0, 0, 0)' && brightness(backgroundColor) < 128;
  });
  const cut = all('.portico-root *').filter(
    (element) =>
      !['visible', 'clip'].includes(getComputedStyle(element).overflowY) &&
      element.clientHeight > 1 &&
      element.scrollHeight > element.clientHeight + 1,
  );
  const bars = all('.portico-root :is(.portico-chart-fill, .portico-usage-fill)').filter((element) => {
    const { backgroundColor, printColorAdjust } = getComputedStyle(element);
    return brightness(backgroundColor) > 128 || backgroundColor === 'rgba(0, 0, 0, 0)' || printColorAdjust !== 'exact';
  });
  return [
    ...all('.portico-root :is(.portico-button, .portico-icon-button, nav)').map(
      (found) => `control: ${elementName(found)}`,
    ),
    ...light.map((found) => `light: ${elementName(found)}`),
    ...dark.map((found) => `dark paper: ${elementName(found)}`),
    ...bars.map((found) => `bar without ink: ${elementName(found)}`),
    ...cut.map((found) => `cut: ${elementName(found)}`),
  ];
}
