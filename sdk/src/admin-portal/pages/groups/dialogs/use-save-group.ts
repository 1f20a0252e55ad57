import { useTranslate } from '../../../../app/context';
import type { Group } from '../../../../contract';
import { useNotify } from '../../../../ui/Notifications';
import { type ConflictingSave, useConflictingSave } from '../../../parts/use-conflicting-save';
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
  const notify = useNotify();
  const { openDialog, closeDialog } = usePortalActions();
  const create = useGroups((groups) => groups.create);
  const update = useGroups((groups) => groups.update);

  return useConflictingSave<GroupDraft>(
    async (draft, conflict) => {
      if (base && conflict !== 'gone') {
        await update((conflict && current) || base, draft);
        return closeDialog();
      }
      const groupId = await create(draft);
      if (groupId) openDialog({ kind: 'showGroup', groupId } satisfies GroupsDialog);
      else closeDialog();
    },
    ({ name }, conflict) => {
      const done = base && conflict !== 'gone' ? 'saved' : 'created';
      notify.toast(t(`adminPortal.usersGroups_addOrEditGroupDialog.${done}`, { name }));
    },
  );
}
