import type { ErrorCode } from '../../../contract';
import { UNFIT } from '../../runtime/flow-run';
import type { FlowError } from '../../runtime/flow-snapshot';

/** The field that a failure concerns, by the failure's code. */
export type FieldFaults = Readonly<Partial<Record<string, string>>>;

/** Failures of the credentials. Shown at the password, which has to be retyped even if the identifier is wrong. */
export const credentialFaults = {
  'ER-INVALID-CREDENTIALS': 'password',
} as const satisfies Partial<Record<ErrorCode, string>>;

/** Failures that concern a new password. */
export const passwordFaults = {
  'ER-PASSWORD-TOO-SHORT': 'password',
  'ER-PASSWORD-TOO-LONG': 'password',
  'ER-PASSWORD-TOO-WEAK': 'password',
  'ER-PASSWORD-USED-BEFORE': 'password',
} as const satisfies Partial<Record<ErrorCode, string>>;

/** Failures that concern a code from a mail or a text message. */
export const codeFaults = {
  'ER-MFA-CODE-INVALID': 'code',
  'ER-MFA-CODE-USED': 'code',
  'ER-MFA-CODE-EXPIRED': 'code',
  'ER-SIGN-IN-LINK-INVALID': 'code',
} as const satisfies Partial<Record<ErrorCode, string>>;

/** The field that a failure concerns. The message of an invalid request begins with the name of its first field. */
export function fieldOfFault({ code, message }: FlowError, faults: FieldFaults): string | undefined {
  if (code !== UNFIT) return faults[code];
  const [name = ''] = /^\w+/.exec(message) ?? [];
  return Object.values(faults).includes(name) ? name : undefined;
}
