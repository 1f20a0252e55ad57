import type { ErrorCode } from '../../../contract';
import { type FieldFaults, passwordFaults } from '../../parts/form/field-faults';
import type { SignUpField } from './sign-up-fields';

/** Error codes that belong to a field of the form. A validation error of the service names its field itself. */
const faults = {
  ...passwordFaults,
  'signup.emailIsTaken': 'email',
  'signup.phoneIsRequired': 'phoneNumber',
  'ER-EMAIL-DOMAIN-NOT-ALLOWED': 'email',
  'ER-USERNAME-TAKEN': 'username',
} as const satisfies Partial<Record<ErrorCode | `signup.${'emailIsTaken' | 'phoneIsRequired'}`, SignUpField['kind']>>;

/** Maps error codes to the fields of the form; leaves out fields that the form doesn't have. */
export function signUpFaults(fields: readonly SignUpField[]): FieldFaults {
  const names = fields.map(({ name }) => name);
  const known = Object.entries(faults).filter(([, name]) => names.includes(name));
  return Object.fromEntries([...names.map((name) => [name, name]), ...known]);
}
