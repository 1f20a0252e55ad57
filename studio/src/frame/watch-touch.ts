/** Calls once when the user uses the page; ignores events from scripts. */
export function watchTouch(document: Document, onTouch: () => void): void {
  const touched = new AbortController();
  const options = { capture: true, signal: touched.signal };
  const listener = (event: Event) => {
    if (!event.isTrusted) return;
    touched.abort();
    onTouch();
  };
  document.addEventListener('pointerdown', listener, options);
  document.addEventListener('keydown', listener, options);
}
