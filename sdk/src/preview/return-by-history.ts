/** Key in the state of a history entry: the number of pages of other sites that are shown over the host's page there. */
const PAGES = 'porticoPreviewPages';

/**
 * Lets the browser's Back return from a page of another site to the page below it, which was kept as it was. A page over
 * another one returns to that one first. `close` closes the page, and returns whether it was still shown.
 */
export function returnByHistory(close: () => boolean): void {
  const depth = countPages() + 1;
  window.history.pushState({ ...window.history.state, [PAGES]: depth }, '', window.location.href);
  const returnBelow = () => {
    if (countPages() >= depth) return;
    window.removeEventListener('popstate', returnBelow);
    if (close()) window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  };
  window.addEventListener('popstate', returnBelow);
}

function countPages(): number {
  return window.history.state?.[PAGES] ?? 0;
}
