import type { ComponentPropsWithoutRef } from 'react';
import * as z from 'zod/mini';
import type { Translate } from '../../../metadata';
import { phoneProblem } from '../../../ui/phone-problem';
import { isUsername } from '../../../ui/username-check';
import { longest, required, rule, text } from '../../parts/form-schema';
import { MAX_FIELD_LENGTH } from './profile-constants';
import type { ProfileField } from './profile-dialogs';

/** Attributes of each field's input, for autofill and keyboards. */
export const inputProps: Record<Exclude<ProfileField, 'phoneNumber'>, ComponentPropsWithoutRef<'input'>> = {
  name: { autoComplete: 'name' },
  username: { autoComplete: 'username', dir: 'ltr', autoCapitalize: 'none', spellCheck: false },
  address: { autoComplete: 'street-address' },
  jobTitle: { autoComplete: 'organization-title' },
};

/** The texts of a field's dialog. */
export interface FieldTexts {
  title: string;
  label: string;
  help: string | undefined;
  cancel: string;
  save: string;
}

/** The texts of the dialog of a field. */
export function editFieldTexts(t: Translate, field: ProfileField): FieldTexts {
  switch (field) {
    case 'name':
      return texts(t, 'profile_EditName', t('adminPortal.profile_EditName.displayNameInputLabel'));
    case 'username': {
      const help = t('adminPortal.profile_EditUsername.description');
      return texts(t, 'profile_EditUsername', t('adminPortal.profile_EditUsername.usernameInputLabel'), help);
    }
    case 'phoneNumber':
      return texts(t, 'profile_EditPhone', t('adminPortal.profile_EditPhone.phoneInputLabel'));
    case 'address':
      return texts(t, 'profile_EditAddress', t('adminPortal.profile.address'));
    case 'jobTitle':
      return texts(t, 'profile_EditJobTitle', t('adminPortal.profile_EditJobTitle.jobTitleInputLabel'));
  }
}

type EditDialog =
  | 'profile_EditName'
  | 'profile_EditUsername'
  | 'profile_EditPhone'
  | 'profile_EditAddress'
  | 'profile_EditJobTitle';

function texts(t: Translate, dialog: EditDialog, label: string, help?: string): FieldTexts {
  return {
    title: t(`adminPortal.${dialog}.title`),
    label,
    help,
    cancel: t(`adminPortal.${dialog}.cancel`),
    save: t(`adminPortal.${dialog}.save`),
  };
}

/** The rules of the form of a field. */
export const fieldSchema = (t: Translate, field: ProfileField) => z.object({ [field]: fieldRules(t)[field] });

function fieldRules(t: Translate): Record<ProfileField, ReturnType<typeof text>> {
  const isShort = longest(t, MAX_FIELD_LENGTH);
  return {
    name: text(
      required(() => t('adminPortal.profile_EditName.displayNameIsRequired')),
      isShort,
    ),
    username: text(
      isShort,
      rule(
        (name) => name === '' || isUsername(name),
        () => t('adminPortal.profile_EditUsername.usernameInvalid'),
      ),
    ),
    phoneNumber: text(
      isShort,
      rule(
        (number) => number === '' || !phoneProblem(number),
        () => t('adminPortal.profile_EditPhone.phoneIsInvalid'),
      ),
    ),
    address: text(isShort),
    jobTitle: text(isShort),
  };
}
