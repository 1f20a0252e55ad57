import * as z from 'zod/mini';
import type { Translate } from '../../../../metadata';
import { choices, required, rule } from '../../../parts/form-schema';
import { isAddress } from '../../../parts/is-address';
import { MAX_INVITED_USERS } from '../all-accounts-constants';

/** The addresses of a pasted list: separated by spaces, commas, semicolons or lines. */
export function typedEmails(typed: string): string[] {
  return typed.split(/[\s,;]+/).filter(Boolean);
}

/** The rules of the list `emails`; an error names the addresses that are wrong. */
export const emailsSchema = (t: Translate) =>
  z.object({
    emails: choices(
      required(() => t('adminPortal.singleAccountView_AddUsersDialog.emailRequiredError')),
      rule(
        (emails) => emails.length <= MAX_INVITED_USERS,
        () => t('adminPortal.singleAccountView_AddUsersDialog.tooManyEmails', { max: MAX_INVITED_USERS }),
      ),
      rule(
        (emails) => emails.every(isAddress),
        (emails) => {
          const wrong = emails.filter((email) => !isAddress(email));
          return t('adminPortal.singleAccountView_AddUsersDialog.emailValidationError', { emails: wrong.join(', ') });
        },
      ),
      rule(
        (emails) => repeated(emails).length === 0,
        (emails) =>
          t('adminPortal.singleAccountView_AddUsersDialog.bulkInputDuplicatedEmailsError', {
            emails: repeated(emails).join(', '),
          }),
      ),
    ),
  });

function repeated(emails: readonly string[]): string[] {
  const lower = emails.map((email) => email.toLowerCase());
  return [...new Set(lower.filter((email, index) => lower.indexOf(email) !== index))];
}
