import { useTranslate } from '../../../../app/context';
import type { Role } from '../../../../contract';
import { type Conflict, type ConflictingSave, useConflictingSave } from '../../../parts/use-conflicting-save';
import { useOfferUndo } from '../../../parts/use-offer-undo';
import { usePortalActions } from '../../../shell/use-portal';
import type { RoleDraft } from '../roles-state';
import { useRoles, useRolesData } from '../use-roles';
import type { RoleTask } from './role-form';

/** The call of the form, what stands against it, and the role as it is now. */
interface SaveRole extends ConflictingSave<RoleDraft> {
  current: Role | undefined;
}

/**
 * Saves the form: changes the role, or creates one.
 *
 * @param base The role as the form shows it, if there is one.
 */
export function useSaveRole(task: RoleTask, base: Role | undefined): SaveRole {
  const t = useTranslate();
  const offerUndo = useOfferUndo();
  const { closeDialog } = usePortalActions();
  const create = useRoles((roles) => roles.create);
  const update = useRoles((roles) => roles.update);
  const current = useRolesData().roles.find(({ id }) => id === base?.id);
  const isNew = (conflict: Conflict | null) => task !== 'edit' || conflict === 'gone';

  const saving = useConflictingSave<RoleDraft>(async (draft, conflict) => {
    const { name } = draft;
    if (isNew(conflict) || !base) {
      await create(draft, base?.level);
      return offerUndo(t('adminPortal.roles_addOrEditRole.created', { name }), undefined);
    }
    const undo = await update((conflict && current) || base, draft);
    offerUndo(t('adminPortal.roles_addOrEditRole.saved', { name }), undo);
  }, closeDialog);
  return { ...saving, current };
}
