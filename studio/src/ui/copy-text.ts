/** Puts a text on the clipboard; `false` where the browser doesn't let us. */
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

/** The older way: selects a field of its own and copies what is selected, then gives the focus back. */
function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'studio-hidden';
  // Inside an open dialog: a field outside of it can't take the focus.
  (focused?.closest('[role=dialog]') ?? document.body).append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return copied;
}
