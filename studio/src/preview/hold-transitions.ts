/** Longer than between two edits by typing or dragging, in milliseconds: switching back styles the page once more. */
const HOLD_MS = 1_000;

const timers = new WeakMap<Document, ReturnType<typeof setTimeout>>();

/**
 * Disables all CSS transitions of a frame's page while edits are applied: the preview shows an edit at once, and paints
 * once instead of for the duration of the transition. `host.css` has the rule for the attribute.
 */
export function holdTransitions(page: Document): void {
  clearTimeout(timers.get(page));
  page.documentElement.toggleAttribute('data-applying-edit', true);
  const release = () => page.documentElement.removeAttribute('data-applying-edit');
  timers.set(page, setTimeout(release, HOLD_MS));
}
