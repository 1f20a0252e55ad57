import type { ErrorCode } from '../../../contract/error-codes';

/**
 * English texts for the error codes that signing in can meet; a code without a text falls back to the generic message.
 * Those of the portal come with the portal.
 */
export const errors = {
  'ER-ADMIN-PORTAL-GENERIC-ERROR': 'Something went wrong on our side. Please try again in a moment.',
  'ER-01239': 'This account is locked, so the invitation cannot be used. Ask the person who invited you.',
  'ER-INVALID-REQUEST': 'Something in this form is not right. Check it and try again.',
  'ER-UNAUTHORIZED': 'Your session has ended. Sign in again to continue.',
  'ER-FORBIDDEN': 'Your role does not allow this. Ask your administrator for access.',
  'ER-INVALID-CREDENTIALS': 'Email or password is not right. Check both and try again.',
  'ER-ACCOUNT-LOCKED': 'This account is locked. Try again later, or ask your administrator to unlock it.',
  'ER-ACCOUNT-DISABLED': 'This account is disabled. Ask your administrator to enable it.',
  'ER-ACCOUNT-EXPIRED': 'Access for this account has ended. Ask your administrator to renew it.',
  'ER-ACCOUNT-NOT-VERIFIED': 'Confirm your email address first: open the link in the email we sent you.',
  'ER-INVITATION-PENDING': 'Accept your invitation first: open the link in the email we sent you.',
  'ER-PLACE-NOT-ALLOWED': 'This account cannot be used from where you are. Ask your administrator.',
  'ER-CAPTCHA-FAILED': 'We could not check that you are a person. Try again.',
  'ER-SESSION-EXPIRED': 'Your session has ended. Sign in again to continue.',
  'ER-REFRESH-TOKEN-REUSED': 'For your safety you were signed out. Sign in again to continue.',
  'ER-MFA-TOKEN-EXPIRED': 'This sign-in took too long. Start again with your password.',
  'ER-MFA-CODE-INVALID': 'This code is not right. Check it and try again.',
  'ER-MFA-CODE-USED': 'This code was used already. Wait for the next one.',
  'ER-MFA-CODE-EXPIRED': 'This code is too old. Ask for a new one.',
  'ER-MFA-TOO-MANY-ATTEMPTS': 'Too many wrong codes. Start again with your password.',
  'ER-MFA-RESEND-TOO-SOON': 'A code was sent a moment ago. Wait a little before asking for another.',
  'ER-MFA-DEVICE-NOT-FOUND': 'This device is not set up for your account. Choose another way.',
  'ER-RECOVERY-CODE-INVALID': 'This recovery code is not right, or it was used already.',
  'ER-RESET-LINK-INVALID': 'This link does not work any more. Ask for a new one.',
  'ER-RESET-LINK-EXPIRED': 'This link has expired. Ask for a new one.',
  'ER-PASSWORD-TOO-SHORT': 'This password is too short. Choose a longer one.',
  'ER-PASSWORD-TOO-LONG': 'This password is too long. Choose a shorter one.',
  'ER-PASSWORD-TOO-WEAK': 'This password is too easy to guess. Mix letters, numbers and special characters.',
  'ER-PASSWORD-USED-BEFORE': 'You have used this password before. Choose a new one.',
} as const satisfies Partial<Record<ErrorCode, string>>;
