import { useState } from 'react';
import { useTranslate } from '../../../../app/context';
import type { Role } from '../../../../contract';
import { asApiError } from '../../../../core/response-error';
import { useNotify } from '../../../../ui/Notifications';
import { isChangedMeanwhile, isGone } from '../../../parts/changed-meanwhile';
import { type Action, useAction } from '../../../parts/use-action';
import { usePortalActions } from '../../../shell/use-portal';
import type { RoleDraft } from '../roles-state';
import { useRoles, useRolesData } from '../use-roles';
import type { RoleTask } from './role-form';

/** What another administrator did to the role while the form was open. */
export type Conflict = 'changed' | 'gone';

/** The call of the form, and what stands against it. */
export interface SaveRole {
  save: Action<[RoleDraft]>;
  conflict: Conflict | null;
  /** The role as it is now. */
  current: Role | undefined;
}

/**
 * Saves the form. After a conflict the next call overwrites the changed role, or creates the deleted one again: the user
 * has read what happened.
 *
 * @param base The role as the form shows it, if there is one.
 */
export function useSaveRole(task: RoleTask, base: Role | undefined): SaveRole {
  const t = useTranslate();
  const notify = useNotify();
  const { closeDialog } = usePortalActions();
  const create = useRoles((roles) => roles.create);
  const update = useRoles((roles) => roles.update);
  const current = useRolesData().roles.find(({ id }) => id === base?.id);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const isNew = task !== 'edit' || conflict === 'gone';

  const send = async (draft: RoleDraft) => {
    if (isNew || !base) return create(draft, base?.level);
    await update((conflict && current) || base, draft).catch((error) => {
      setConflict(conflictOf(error));
      throw error;
    });
  };
  const save = useAction(send, ({ name }) => {
    closeDialog();
    notify.toast(t(`adminPortal.roles_addOrEditRole.${isNew ? 'created' : 'saved'}`, { name }));
  });
  return { save, conflict, current };
}

function conflictOf(thrown: unknown): Conflict | null {
  const error = asApiError(thrown);
  if (isChangedMeanwhile(error)) return 'changed';
  return isGone(error) ? 'gone' : null;
}
