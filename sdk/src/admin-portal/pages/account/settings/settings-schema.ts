import * as z from 'zod/mini';
import type { Translate } from '../../../../metadata';
import { longest, required, rule, text } from '../../../parts/form-schema';

/** Longest name or address of a company. */
const MAX_TEXT_LENGTH = 200;
const MAX_WEBSITE_LENGTH = 2000;
const WEBSITE = /^(https?:\/\/)?[^\s:/?#<>"'.]+(\.[^\s:/?#<>"'.]+)+(:\d+)?([/?#][^\s<>"']*)?$/i;

/** The rules of the typed settings; the chosen ones can't be wrong. */
export const settingsSchema = (t: Translate) =>
  z.object({
    name: text(
      required(() => t('adminPortal.accountSettings_EditCompanyName.companyNameIsRequired')),
      longest(t, MAX_TEXT_LENGTH),
    ),
    address: text(longest(t, MAX_TEXT_LENGTH)),
    website: text(
      longest(t, MAX_WEBSITE_LENGTH),
      rule(
        (website) => website === '' || WEBSITE.test(website),
        () => t('adminPortal.accountSettings.websiteIsInvalid'),
      ),
    ),
  });
