/**
 * Copies a text to the clipboard. Pages without https have no `navigator.clipboard`, and browsers may refuse it: the text
 * is then copied from a selected field.
 *
 * @param opener The pressed button; the field is added next to it, so that a dialog's focus trap lets it have focus.
 * @returns Whether the browser has copied it.
 */
export async function copyText(text: string, opener: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyFromField(text, opener);
  }
}

function copyFromField(text: string, opener: Element): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  // Invisible and not scrolled to, but rendered: a field with `display: none` can't be selected.
  Object.assign(field.style, { position: 'fixed', insetBlockStart: '0', opacity: '0' });
  opener.after(field);
  field.focus();
  field.select();
  const isCopied = execCopy();
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return isCopied;
}

/** Copies with `execCommand`: deprecated, but the only API without `navigator.clipboard`. */
function execCopy(): boolean {
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  }
}
