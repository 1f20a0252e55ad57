import { useTranslate } from '../../../../app/context';
import type { Group } from '../../../../contract';
import { type ConflictingSave, useConflictingSave } from '../../../parts/use-conflicting-save';
import { useOfferUndo } from '../../../parts/use-offer-undo';
import { usePortalActions } from '../../../shell/use-portal';
import type { GroupsDialog } from '../groups-dialogs';
import type { GroupDraft } from '../groups-state';
import { useGroups } from '../use-groups';

/**
 * Saves the form, then shows the group, where members and roles are added.
 *
 * @param base The group as the form shows it; a new one without it.
 * @param current The group as it is now.
 */
export function useSaveGroup(base: Group | undefined, current: Group | undefined): ConflictingSave<GroupDraft> {
  const t = useTranslate();
  const offerUndo = useOfferUndo();
  const { openDialog, closeDialog } = usePortalActions();
  const create = useGroups((groups) => groups.create);
  const update = useGroups((groups) => groups.update);

  return useConflictingSave<GroupDraft>(async (draft, conflict) => {
    if (base && conflict !== 'gone') {
      const undo = await update((conflict && current) || base, draft);
      closeDialog();
      return offerUndo(t('adminPortal.usersGroups_addOrEditGroupDialog.saved', { name: draft.name }), undo);
    }
    const groupId = await create(draft);
    if (groupId) openDialog({ kind: 'showGroup', groupId } satisfies GroupsDialog);
    else closeDialog();
    offerUndo(t('adminPortal.usersGroups_addOrEditGroupDialog.created', { name: draft.name }), undefined);
  });
}
