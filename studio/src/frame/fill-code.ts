/** Types a code into the code field. Returns whether there is such a field. */
export function fillCode(document: Document, code: string): boolean {
  const field = document.querySelector<HTMLInputElement>('input[autocomplete~="one-time-code"]');
  if (!field) return false;
  // React overrides the property on the instance; the setter of the prototype bypasses that, as typing does.
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  write?.call(field, code);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.focus();
  return true;
}
