import type { ErrorCode } from '../../contract';

const deadLinkCodes: readonly string[] = ['ER-RESET-LINK-INVALID', 'ER-RESET-LINK-EXPIRED'] satisfies ErrorCode[];

/** Whether a failure means that a mailed link is invalid, expired or used. */
export function isDeadLink(code: string): boolean {
  return deadLinkCodes.includes(code);
}
