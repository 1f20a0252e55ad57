/** Longer than between two edits of a hand that types or drags, in milliseconds: switching back styles the page once more. */
const HOLD_MS = 1_000;

const timers = new WeakMap<Document, ReturnType<typeof setTimeout>>();

/**
 * Switches all CSS transitions of a frame's page off while edits are applied: a preview follows the designer at once, and
 * paints once instead of for as long as the easing takes. `host.css` holds the rule for the attribute.
 */
export function holdTransitions(page: Document): void {
  clearTimeout(timers.get(page));
  page.documentElement.toggleAttribute('data-applying-edit', true);
  const release = () => page.documentElement.removeAttribute('data-applying-edit');
  timers.set(page, setTimeout(release, HOLD_MS));
}
