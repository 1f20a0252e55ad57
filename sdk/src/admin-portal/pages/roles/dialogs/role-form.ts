import type { Role } from '../../../../contract';
import type { Translate } from '../../../../metadata';
import type { FormValues } from '../../../../ui/Form';
import type { FormErrors } from '../../../../ui/form-errors';
import type { RoleDraft } from '../roles-state';

/** Longest name and key that the service takes. */
const MAX_NAME_LENGTH = 200;
/** Longest description that the service takes. */
const MAX_DESCRIPTION_LENGTH = 1000;

/** What the form is for. */
export type RoleTask = 'create' | 'edit' | 'duplicate';

/** A key for a name: `Night shift` → `night-shift`. Empty for a name without Latin letters and digits. */
export function keyOfName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** The errors of the form, by field. Names are compared with the other roles', because two alike can't be told apart. */
export function roleProblems(t: Translate, values: FormValues, others: readonly Role[]): FormErrors {
  return {
    name: nameProblem(t, trimmed(values.name), others),
    key: keyProblem(t, trimmed(values.key)),
    description: tooLong(t, trimmed(values.description), MAX_DESCRIPTION_LENGTH),
  };
}

/** The values to send. */
export function draftOf(values: FormValues, isDefault: boolean, permissions: ReadonlySet<string>): RoleDraft {
  return {
    name: trimmed(values.name),
    key: trimmed(values.key),
    description: trimmed(values.description),
    isDefault,
    permissions: [...permissions],
  };
}

function nameProblem(t: Translate, name: string, others: readonly Role[]): string | undefined {
  if (!name) return t('adminPortal.roles_addOrEditRole.nameRequiredValidation');
  const isTaken = others.some((role) => role.name.toLowerCase() === name.toLowerCase());
  if (isTaken) return t('adminPortal.roles_addOrEditRole.existingRoleNameValidation');
  return tooLong(t, name, MAX_NAME_LENGTH);
}

function keyProblem(t: Translate, key: string): string | undefined {
  return key ? tooLong(t, key, MAX_NAME_LENGTH) : t('adminPortal.roles_AddRole.keyIsRequired');
}

function tooLong(t: Translate, text: string, length: number): string | undefined {
  return text.length > length ? t('common.fields.isTooLong', { length }) : undefined;
}

function trimmed(value: string | undefined): string {
  return (value ?? '').trim();
}
