import * as z from 'zod/mini';
import type { Translate } from '../../../../metadata';
import type { FormErrors } from '../../../../ui/form-errors';
import type { AccountValues } from './account-store';

/** Longest name or address of a company. */
const MAX_TEXT_LENGTH = 200;
const MAX_WEBSITE_LENGTH = 2000;

const text = z.string().check(z.trim(), z.maxLength(MAX_TEXT_LENGTH));

/** The rules of the typed settings; the chosen ones can't be wrong. */
const settingsSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_TEXT_LENGTH)),
  address: text,
  website: z
    .string()
    .check(
      z.trim(),
      z.maxLength(MAX_WEBSITE_LENGTH),
      z.regex(/^$|^(https?:\/\/)?[^\s:/?#<>"'.]+(\.[^\s:/?#<>"'.]+)+(:\d+)?([/?#][^\s<>"']*)?$/i),
    ),
});

/** The errors of the typed settings, by field. */
export function settingsProblems(
  t: Translate,
  values: Pick<AccountValues, 'name' | 'address' | 'website'>,
): FormErrors {
  const issues = settingsSchema.safeParse(values).error?.issues ?? [];
  return Object.fromEntries(issues.map((issue) => [String(issue.path[0]), problemText(t, issue)]));
}

function problemText(t: Translate, issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'too_small':
      return t('adminPortal.accountSettings_EditCompanyName.companyNameIsRequired');
    case 'too_big':
      return t('common.fields.isTooLong', { length: Number(issue.maximum) });
    default:
      return t('adminPortal.accountSettings.websiteIsInvalid');
  }
}
