/** Focuses the field for the next question, when the button in its panel that the user has pressed goes away. */
export function focusComposer(pressed: Element): void {
  pressed.closest('[role="dialog"]')?.querySelector<HTMLElement>('[data-initial-focus]')?.focus();
}
