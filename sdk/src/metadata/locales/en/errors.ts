import type { ErrorCode } from '../../../contract/error-codes';

/**
 * English texts for the error codes that the first screen can meet; a code without a text falls back to the generic
 * message. Those of later steps come with them, those of the portal with the portal.
 */
export const errors = {
  'ER-ADMIN-PORTAL-GENERIC-ERROR': 'Something went wrong on our side. Try again in a moment.',
  'ER-INVALID-REQUEST': 'Check what you typed and try again.',
  'ER-UNAUTHORIZED': 'Your session has ended. Sign in again to continue.',
  'ER-FORBIDDEN': 'Your role does not allow this. Ask your administrator.',
  'ER-INVALID-CREDENTIALS': 'The email or password is not right. Check both and try again.',
  'ER-PLACE-NOT-ALLOWED': 'This account cannot be used from here. Ask your administrator.',
  'ER-CAPTCHA-FAILED': 'We could not check that you are a person. Try again.',
  'ER-SESSION-EXPIRED': 'Your session has ended. Sign in again to continue.',
  'ER-REFRESH-TOKEN-REUSED': 'For your safety you were signed out. Sign in again to continue.',
} as const satisfies Partial<Record<ErrorCode, string>>;
