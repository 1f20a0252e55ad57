import type { Translate } from '../../../../metadata';
import type { FormValues } from '../../../../ui/Form';
import type { FormErrors } from '../../../../ui/form-errors';
import type { GroupDraft } from '../groups-state';

/** Longest name that the service takes. */
const MAX_NAME_LENGTH = 200;
/** Longest description that the service takes. */
const MAX_DESCRIPTION_LENGTH = 1000;

/** The colours to choose from: white text is readable on each. */
export const groupColors = {
  colorIndigo: '#4f46e5',
  colorBlue: '#2563eb',
  colorTeal: '#0f766e',
  colorGreen: '#15803d',
  colorAmber: '#b45309',
  colorRed: '#b91c1c',
  colorPink: '#be185d',
  colorGrey: '#52525b',
} as const;

/** The errors of the form, by field. Only the service knows whether another group has the name. */
export function groupProblems(t: Translate, values: FormValues): FormErrors {
  const name = (values.name ?? '').trim();
  return {
    name: name
      ? tooLong(t, name, MAX_NAME_LENGTH)
      : t('adminPortal.usersGroups_addOrEditGroupDialog.groupNameRequired'),
    description: tooLong(t, (values.description ?? '').trim(), MAX_DESCRIPTION_LENGTH),
  };
}

/** The values to send. */
export function groupDraftOf({ name = '', description = '', color = '' }: FormValues): GroupDraft {
  return { name: name.trim(), description: description.trim(), color };
}

function tooLong(t: Translate, text: string, length: number): string | undefined {
  return text.length > length ? t('common.fields.isTooLong', { length }) : undefined;
}
