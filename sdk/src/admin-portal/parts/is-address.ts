import { EMAIL_MAX_LENGTH, isEmail } from '../../ui/email-check';

/** Whether the service takes a text as the email address of a user. */
export function isAddress(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && isEmail(text);
}
