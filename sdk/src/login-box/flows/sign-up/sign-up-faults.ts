import type { ErrorCode } from '../../../contract';
import { type FieldFaults, passwordFaults } from '../../parts/form/field-faults';
import type { SignUpField } from './sign-up-fields';

/** Failures that are about a field of the form; a request that does not fit names its field itself. */
const faults = {
  ...passwordFaults,
  'signup.emailIsTaken': 'email',
  'signup.phoneIsRequired': 'phoneNumber',
  'ER-EMAIL-DOMAIN-NOT-ALLOWED': 'email',
  'ER-USERNAME-TAKEN': 'username',
} as const satisfies Partial<Record<ErrorCode | `signup.${'emailIsTaken' | 'phoneIsRequired'}`, SignUpField['kind']>>;

/** Which of the form's fields a failure is about; one that is not asked for says nothing. */
export function signUpFaults(fields: readonly SignUpField[]): FieldFaults {
  const names = fields.map(({ name }) => name);
  const known = Object.entries(faults).filter(([, name]) => names.includes(name));
  return Object.fromEntries([...names.map((name) => [name, name]), ...known]);
}
