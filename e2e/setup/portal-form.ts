/** The form to fill in, and the text for its fields. */
export interface FormEntry {
  /** Of several forms, the last one is foremost. */
  selector: string;
  /** Default: the right text of each field. */
  text?: string;
}

/** Enters a text into every text field of the foremost form and returns the values of all fields; runs in the page. */
export function enterInForm({ selector, text }: FormEntry): string[] {
  const form = [...document.querySelectorAll<HTMLFormElement>(selector)].at(-1);
  const fields = form?.querySelectorAll<HTMLInputElement>(
    ':is(input:not([type=checkbox], [type=radio], [type=file], [type=range], [type=color], [type=search]), textarea):not([readonly], :disabled)',
  );
  const rightTexts: Readonly<Record<string, string>> = {
    email: 'mia@newharbor.test',
    tel: '+4915123456789',
    number: '3',
  };
  for (const field of fields ?? []) {
    // What can't be reverted is confirmed by a text that the label quotes.
    const quoted = field.name === 'confirmation' && /[“"](.+)[”"]/.exec(field.labels?.[0]?.textContent ?? '')?.[1];
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
    set?.call(field, text ?? (quoted || (rightTexts[field.type] ?? 'Night shift')));
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  const all = form?.querySelectorAll<HTMLInputElement>('input, textarea, select') ?? [];
  return [...all].map(({ value, checked }) => `${value} ${checked}`);
}

/** Submits the foremost form, `times` in a row; runs in the page. */
export function submitForm({ selector, times }: { selector: string; times: number }): void {
  const form = [...document.querySelectorAll<HTMLFormElement>(selector)].at(-1);
  for (let time = 0; time < times; time++) form?.requestSubmit();
}
