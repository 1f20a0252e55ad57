import type { ErrorCode } from '../../../contract';
import { UNFIT } from '../../runtime/flow-run';
import type { FlowError } from '../../runtime/flow-snapshot';

/** Which field a failure is about, by its code. */
export type FieldFaults = Readonly<Partial<Record<string, string>>>;

/** Failures that are about the password to sign in with: it is typed again, whichever of the two is wrong. */
export const credentialFaults = {
  'ER-INVALID-CREDENTIALS': 'password',
} as const satisfies Partial<Record<ErrorCode, string>>;

/** Failures that are about a new password. */
export const passwordFaults = {
  'ER-PASSWORD-TOO-SHORT': 'password',
  'ER-PASSWORD-TOO-LONG': 'password',
  'ER-PASSWORD-TOO-WEAK': 'password',
  'ER-PASSWORD-USED-BEFORE': 'password',
} as const satisfies Partial<Record<ErrorCode, string>>;

/** Failures that are about a code which was mailed or texted. */
export const codeFaults = {
  'ER-MFA-CODE-INVALID': 'code',
  'ER-MFA-CODE-USED': 'code',
  'ER-MFA-CODE-EXPIRED': 'code',
  'ER-SIGN-IN-LINK-INVALID': 'code',
} as const satisfies Partial<Record<ErrorCode, string>>;

/** The field that a failure is about; a request that does not fit begins its message with the name of the first field. */
export function fieldOfFault({ code, message }: FlowError, faults: FieldFaults): string | undefined {
  if (code !== UNFIT) return faults[code];
  const [name = ''] = /^\w+/.exec(message) ?? [];
  return Object.values(faults).includes(name) ? name : undefined;
}
