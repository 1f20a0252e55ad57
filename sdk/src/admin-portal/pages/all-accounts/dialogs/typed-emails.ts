import * as z from 'zod/mini';
import type { Translate } from '../../../../metadata';
import { EMAIL_MAX_LENGTH, isEmail } from '../../../../ui/email-check';
import { rule, text } from '../../../parts/form-schema';
import { MAX_INVITED_USERS } from '../all-accounts-constants';

/** The addresses of a pasted list: separated by spaces, commas, semicolons or lines. */
export function typedEmails(typed: string): string[] {
  return typed.split(/[\s,;]+/).filter(Boolean);
}

/** The rules of typed addresses; an error names the ones that are wrong. */
export const emailsSchema = (t: Translate) =>
  z.object({
    emails: text(
      rule(
        (typed) => typedEmails(typed).length > 0,
        () => t('adminPortal.singleAccountView_AddUsersDialog.emailRequiredError'),
      ),
      rule(
        (typed) => typedEmails(typed).length <= MAX_INVITED_USERS,
        () => t('adminPortal.singleAccountView_AddUsersDialog.tooManyEmails', { max: MAX_INVITED_USERS }),
      ),
      rule(
        (typed) => wrongEmails(typed).length === 0,
        (typed) => {
          const emails = wrongEmails(typed).join(', ');
          return t('adminPortal.singleAccountView_AddUsersDialog.emailValidationError', { emails });
        },
      ),
      rule(
        (typed) => repeatedEmails(typed).length === 0,
        (typed) => {
          const emails = repeatedEmails(typed).join(', ');
          return t('adminPortal.singleAccountView_AddUsersDialog.bulkInputDuplicatedEmailsError', { emails });
        },
      ),
    ),
  });

function wrongEmails(typed: string): string[] {
  return typedEmails(typed).filter((email) => !isEmail(email) || email.length > EMAIL_MAX_LENGTH);
}

function repeatedEmails(typed: string): string[] {
  const lower = typedEmails(typed).map((email) => email.toLowerCase());
  return [...new Set(lower.filter((email, index) => lower.indexOf(email) !== index))];
}
