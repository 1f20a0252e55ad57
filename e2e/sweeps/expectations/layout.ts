import { expect, type Stage } from '../../setup/stage';

/** Expects that no text is cut off or overflows, in any language. */
export async function expectNothingClipped({ page }: Stage, shown: string) {
  expect.soft(await page.evaluate(clippedTexts), `clipped: ${shown}`).toEqual([]);
}

/** Expects no horizontal scrolling on the smallest phone. */
export async function expectNothingSideways({ page }: Stage, shown: string) {
  expect.soft(await page.evaluate(sidewaysScrollers), `scrolls sideways: ${shown}`).toEqual([]);
}

/** Expects that words of the SDK break only at a hyphen. Data may break anywhere. */
export async function expectUnbrokenWords({ page }: Stage, shown: string) {
  expect.soft(await page.evaluate(brokenWords), `torn apart: ${shown}`).toEqual([]);
}

/** Expects the name of a provider next to its mark, in both directions. */
export async function expectNamesNextToMarks({ page }: Stage, shown: string) {
  expect.soft(await page.evaluate(lonelyNames), `far from its mark: ${shown}`).toEqual([]);
}

/** Short names of providers that are too far from their mark; runs in the page. */
function lonelyNames() {
  const names = [...document.querySelectorAll('.portico-social[data-short] .portico-social-name')];
  return names.flatMap((name) => {
    const mark = name.parentElement?.firstElementChild?.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(name);
    const nameBox = range.getBoundingClientRect();
    const gap = mark ? Math.max(nameBox.left - mark.right, mark.left - nameBox.right) : Number.POSITIVE_INFINITY;
    return gap > 24 ? [`"${name.textContent}" by ${Math.round(gap)} px`] : [];
  });
}

/** Words of the SDK that break across two lines without a hyphen, hard or soft; runs in the page. */
function brokenWords() {
  const ours = new Set(Object.values(window.stage.texts()));
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const torn: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? '';
    const element = node.parentElement;
    if (!ours.has(text.trim()) || !element?.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest('.portico-visually-hidden')) continue;
    // Text between isolate characters is data.
    const ownText = text.replace(/[\u2066-\u2068][^\u2069]*\u2069/g, (data) => ' '.repeat(data.length));
    for (const { 0: word, index } of ownText.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
      const range = document.createRange();
      // A soft hyphen is measured together with the letter after it.
      range.setStart(node, text[index - 1] === '\u00ad' ? index + 1 : index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) torn.push(`"${word}" in "${text.slice(0, 60)}"`);
    }
  }
  return torn;
}

/**
 * Elements that can be scrolled sideways; runs in the page. The matrix of roles may be: a data table whose meaning needs
 * both dimensions is exempt from reflow (WCAG 1.4.10), and its header row and column stay in view.
 */
function sidewaysScrollers() {
  const page = document.scrollingElement;
  const ours = '.portico-root, .portico-root *:not(.portico-matrix)';
  const found = [...document.querySelectorAll<HTMLElement>(ours)].filter((element) => {
    const { overflowX } = getComputedStyle(element);
    return (overflowX === 'auto' || overflowX === 'scroll') && element.scrollWidth > element.clientWidth + 1;
  });
  const names = found.map((element) => element.className || element.tagName);
  return page && page.scrollWidth > page.clientWidth ? ['the page', ...names] : names;
}

/** Texts that are cut off or stick out of the control they belong to; runs in the page. */
function clippedTexts() {
  const problems: string[] = [];
  // Data of a user may be truncated if the space is too small; a text of the SDK may not.
  const ours = new Set(Object.values(window.stage.texts()));
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!text || !element?.closest('.portico-root') || !element.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    // The size before transforms: a visually hidden element may rotate with a spinner.
    const isHidden = element instanceof HTMLElement && element.offsetWidth <= 1;
    if (box.width === 0 || box.height === 0 || isHidden) continue;
    const cut = cutBy(element, box, ours.has(text));
    if (cut) problems.push(`"${text.slice(0, 60)}" ${cut}`);
  }
  return problems;

  function cutBy(element: HTMLElement, box: DOMRect, isOurs: boolean) {
    for (let around: HTMLElement | null = element; around; around = around.parentElement) {
      const style = getComputedStyle(around);
      const frame = around.getBoundingClientRect();
      const isControl = around.matches('button, a, [role="button"], [role="menuitem"]');
      const clips = style.overflowX === 'hidden' || style.overflowX === 'clip';
      // Visually hidden with what contains it.
      if (clips && around.offsetWidth <= 1) return '';
      if (clips && around.scrollWidth > around.clientWidth + 1 && isOurs)
        return `is cut off by ${around.className || around.tagName}`;
      // A text with an ellipsis is not wider than its box.
      if (clips && !isOurs) return '';
      if (isControl && (box.left < frame.left - 1 || box.right > frame.right + 1))
        return `sticks out of ${around.className || around.tagName}`;
      if (around.classList.contains('portico-root')) return '';
    }
    return '';
  }
}
