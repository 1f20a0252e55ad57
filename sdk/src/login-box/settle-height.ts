/** How long the card takes to reach the height of another step, in milliseconds. */
const SETTLE_MS = 200;

const settled = new WeakSet<Element>();

/**
 * Lets the card grow and shrink to what it holds in place of jumping, unless the user wants no motion. Nothing waits for
 * it: what the card holds is there and takes the focus from the start. A card that is made wider or narrower follows at
 * once: that is the window, or a vendor at work.
 *
 * @param steps What the card's height follows.
 */
export function settleHeight(steps: Element): void {
  const box = steps.closest('.portico-box');
  if (!box || settled.has(box) || typeof ResizeObserver === 'undefined') return;
  settled.add(box);
  let height = heightOf(box);
  let width = steps.clientWidth;
  let motion: Animation | undefined;
  new ResizeObserver(() => {
    const from = motion?.playState === 'running' ? heightOf(box) : height;
    motion?.cancel();
    height = heightOf(box);
    const isAsWide = width === steps.clientWidth;
    width = steps.clientWidth;
    if (isAsWide && from !== height && wantsMotion()) motion = move(box, from, height);
  }).observe(steps);
}

const heightOf = (box: Element) => box.getBoundingClientRect().height;
const wantsMotion = () => !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** What is below the edge stays hidden on the way: it belongs to a card that is not there yet. */
function move(box: Element, from: number, to: number): Animation {
  const frames = [from, to].map((height) => ({ height: `${height}px`, overflow: 'clip' }));
  return box.animate(frames, { duration: SETTLE_MS, easing: 'ease-out' });
}
