import type { ComponentProps } from 'react';
import type { Translate } from '../../../metadata';
import { phoneProblem } from '../../../ui/phone-problem';
import { isUsername } from '../../../ui/username-check';
import { MAX_FIELD_LENGTH } from './profile-constants';
import type { ProfileField } from './profile-dialogs';

/** Attributes of each field's input, for autofill and keyboards. */
export const inputProps: Record<Exclude<ProfileField, 'phoneNumber'>, ComponentProps<'input'>> = {
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

/** The error text of a value; `undefined` if it can be saved. */
export function fieldProblem(t: Translate, field: ProfileField, value: string): string | undefined {
  if (field === 'name' && !value) return t('adminPortal.profile_EditName.displayNameIsRequired');
  if (value.length > MAX_FIELD_LENGTH) return t('common.fields.isTooLong', { length: MAX_FIELD_LENGTH });
  if (field === 'username' && value && !isUsername(value)) {
    return t('adminPortal.profile_EditUsername.usernameInvalid');
  }
  if (field === 'phoneNumber' && value && phoneProblem(value)) return t('adminPortal.profile_EditPhone.phoneIsInvalid');
  return undefined;
}
