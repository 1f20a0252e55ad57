import * as z from 'zod/mini';
import type { Role } from '../../../../contract';
import type { Translate } from '../../../../metadata';
import type { FormValues } from '../../../../ui/Form';
import { longest, required, rule, text } from '../../../parts/form-schema';
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

/** The rules of the form. Names are compared with the other roles', because two alike can't be told apart. */
export const roleSchema = (t: Translate, others: readonly Role[]) =>
  z.object({
    name: text(
      required(() => t('adminPortal.roles_addOrEditRole.nameRequiredValidation')),
      rule(
        (name) => !hasName(others, name),
        () => t('adminPortal.roles_addOrEditRole.existingRoleNameValidation'),
      ),
      longest(t, MAX_NAME_LENGTH),
    ),
    key: text(
      required(() => t('adminPortal.roles_AddRole.keyIsRequired')),
      longest(t, MAX_NAME_LENGTH),
    ),
    description: text(longest(t, MAX_DESCRIPTION_LENGTH)),
  });

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

function hasName(roles: readonly Role[], name: string): boolean {
  return roles.some((role) => role.name.toLowerCase() === name.toLowerCase());
}

function trimmed(value: string | undefined): string {
  return (value ?? '').trim();
}
