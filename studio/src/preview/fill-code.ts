/** Types a code into the field that asks for one. Returns whether there is such a field. */
export function fillCode(document: Document, code: string): boolean {
  const field = document.querySelector<HTMLInputElement>('input[autocomplete~="one-time-code"]');
  if (!field) return false;
  // React watches the property of the instance; the prototype's setter writes past it, as typing does.
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  write?.call(field, code);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.focus();
  return true;
}
