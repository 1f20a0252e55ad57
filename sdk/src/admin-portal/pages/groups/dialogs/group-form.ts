import * as z from 'zod/mini';
import type { Translate } from '../../../../metadata';
import type { FormValues } from '../../../../ui/Form';
import { longest, required, text } from '../../../parts/form-schema';
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

/** The rules of the form. Only the service knows whether another group has the name. */
export const groupSchema = (t: Translate) =>
  z.object({
    name: text(
      required(() => t('adminPortal.usersGroups_addOrEditGroupDialog.groupNameRequired')),
      longest(t, MAX_NAME_LENGTH),
    ),
    description: text(longest(t, MAX_DESCRIPTION_LENGTH)),
  });

/** The values to send. */
export function groupDraftOf({ name = '', description = '', color = '' }: FormValues): GroupDraft {
  return { name: name.trim(), description: description.trim(), color };
}
