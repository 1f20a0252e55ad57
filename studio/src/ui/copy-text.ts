/** Copies a text to the clipboard; `false` if the browser denies it. */
export async function copyText(text: string): Promise<boolean> {
  // Pages without https have no `clipboard`.
  if (!navigator.clipboard) return copyBySelection(text);
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** The older method: selects the content of a temporary field, copies the selection, then restores the focus. */
function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'studio-hidden';
  // Inside an open dialog, because a field outside of it can't take the focus.
  (focused?.closest('[role=dialog]') ?? document.body).append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return copied;
}
