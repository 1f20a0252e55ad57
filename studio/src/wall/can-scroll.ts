/** Where an element has something left to scroll to; sideways, how far it is scrolled already does not count. */
export type ScrollSide = 'sideways' | 'up' | 'down';

/** Whether an element below an event can scroll to one of the sides. */
export function canScroll(page: Window & typeof globalThis, event: Event, sides: readonly ScrollSide[]): boolean {
  return event.composedPath().some((element) => {
    if (!(element instanceof page.Element)) return false;
    const rest = scrollRest(page, element);
    return sides.some((side) => rest[side] >= 1);
  });
}

function scrollRest(page: Window, element: Element): Readonly<Record<ScrollSide, number>> {
  const { overflowX, overflowY } = page.getComputedStyle(element);
  const isPage = element === page.document.scrollingElement;
  const scrolls = (overflow: string) => /auto|scroll/.test(overflow) || (isPage && overflow === 'visible');
  const height = scrolls(overflowY) ? element.scrollHeight - element.clientHeight : 0;
  const up = Math.min(element.scrollTop, height);
  return { sideways: scrolls(overflowX) ? element.scrollWidth - element.clientWidth : 0, up, down: height - up };
}
