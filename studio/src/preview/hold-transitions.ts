/** Longer than between two edits of a hand that types or drags, in milliseconds: switching back styles the page once more. */
const HOLD_MS = 1_000;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Switches all CSS transitions of the page off while edits are applied: a preview follows the designer at once, and paints
 * once instead of for as long as the easing takes. `host.css` holds the rule for the attribute.
 */
export function holdTransitions(): void {
  clearTimeout(timer);
  document.documentElement.toggleAttribute('data-applying-edit', true);
  timer = setTimeout(() => document.documentElement.removeAttribute('data-applying-edit'), HOLD_MS);
}
