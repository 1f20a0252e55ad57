import type { FormValues } from '../../../ui/Form';
import { phoneProblem } from '../../../ui/phone-problem';
import type { NewAccount } from './sign-up-calls';
import type { SignUpField } from './sign-up-fields';

/** The request body of the form. Custom fields go into `metadata` (contract: `SignUpRequest`). */
export function newAccountOf(values: FormValues, fields: readonly SignUpField[]): NewAccount {
  const { firstName = '', lastName = '', password } = values;
  const typed = (name: string) => values[name]?.trim() ?? '';
  const name =
    typed('name') ||
    [firstName, lastName]
      .map((part) => part.trim())
      .filter(Boolean)
      .join(' ');
  const more = customValues(values, fields);
  return {
    companyName: typed('companyName'),
    ...(name && { name }),
    ...(typed('email') && { email: typed('email') }),
    ...(typed('username') && { username: typed('username') }),
    ...(!phoneProblem(values.phoneNumber) && { phoneNumber: typed('phoneNumber') }),
    // Not trimmed: a space at either end of a password is part of it.
    ...(password && { password }),
    ...(Object.keys(more).length > 0 && { metadata: JSON.stringify(more) }),
  };
}

/** The name of one checkbox of a multiple-choice field. */
export function choiceName(field: string, value: string | number): string {
  return `${field}:${value}`;
}

/** The values of the custom fields, by name: text, a list of choices, or whether a checkbox is ticked. */
function customValues(values: FormValues, fields: readonly SignUpField[]): Record<string, unknown> {
  const custom = fields.filter(({ kind }) => kind === 'input' || kind === 'select' || kind === 'consent');
  return Object.fromEntries(custom.map((field) => [field.name, customValue(values, field)]));
}

/** The value of a custom field. */
export function customValue(values: FormValues, { name, kind, custom }: SignUpField): unknown {
  if (kind === 'consent') return values[name] === 'on';
  if (kind !== 'select' || !custom.multi) return values[name]?.trim() ?? '';
  const chosen = (custom.options ?? []).filter(({ value }) => values[choiceName(name, value)] === 'on');
  return chosen.map(({ value }) => value);
}
