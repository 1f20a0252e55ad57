import type { Translate } from '../../../../metadata';
import { EMAIL_MAX_LENGTH, isEmail } from '../../../../ui/email-check';
import { MAX_INVITED_USERS } from '../all-accounts-constants';

/** The addresses of a pasted list: separated by spaces, commas, semicolons or lines. */
export function typedEmails(text: string): string[] {
  return text.split(/[\s,;]+/).filter(Boolean);
}

/** The error of typed addresses; it names the ones that are wrong. */
export function emailsProblem(t: Translate, text: string): string | undefined {
  const emails = typedEmails(text);
  if (emails.length === 0) return t('adminPortal.singleAccountView_AddUsersDialog.emailRequiredError');
  if (emails.length > MAX_INVITED_USERS) {
    return t('adminPortal.singleAccountView_AddUsersDialog.tooManyEmails', { max: MAX_INVITED_USERS });
  }
  const wrong = emails.filter((email) => !isEmail(email) || email.length > EMAIL_MAX_LENGTH);
  if (wrong.length > 0) {
    const emails = wrong.join(', ');
    return t('adminPortal.singleAccountView_AddUsersDialog.emailValidationError', { emails });
  }
  const lower = emails.map((email) => email.toLowerCase());
  const repeated = [...new Set(lower.filter((email, index) => lower.indexOf(email) !== index))];
  if (repeated.length === 0) return undefined;
  return t('adminPortal.singleAccountView_AddUsersDialog.bulkInputDuplicatedEmailsError', {
    emails: repeated.join(', '),
  });
}
