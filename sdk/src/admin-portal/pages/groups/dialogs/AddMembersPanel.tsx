import { useState } from 'react';
import { useTranslate } from '../../../../app/context';
import type { Group } from '../../../../contract';
import type { FormValues } from '../../../../ui/Form';
import { EditDialog } from '../../../parts/EditDialog';
import { useConflictingSave } from '../../../parts/use-conflicting-save';
import { useOfferUndo } from '../../../parts/use-offer-undo';
import { useCloseAndReload } from '../../../shell/use-close-and-reload';
import { usePortalActions } from '../../../shell/use-portal';
import type { GroupsDialog } from '../groups-dialogs';
import { useGroups, useIsGroupGone } from '../use-groups';
import { UserSearch } from './UserSearch';

/** Adds users of the team to a group, found by a search; a choice stays while another search is typed. */
export function AddMembersPanel({ group }: { group: Group }) {
  const t = useTranslate();
  const offerUndo = useOfferUndo();
  const { openDialog } = usePortalActions();
  const addMembers = useGroups((groups) => groups.addMembers);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isMissing, setIsMissing] = useState(false);
  const back = () => openDialog({ kind: 'showGroup', groupId: group.id } satisfies GroupsDialog);
  const { save, ...conflicts } = useConflictingSave<FormValues>(async () => {
    const undo = await addMembers(group.id, [...chosen]);
    offerUndo(t('adminPortal.usersGroups_addOrEditGroupDialog.membersAdded', { count: chosen.size }), undo);
  }, back);
  const isGone = useIsGroupGone(group.id);
  const submit = (values: FormValues) => {
    setIsMissing(chosen.size === 0);
    if (chosen.size > 0) save.run(values);
  };
  return (
    <EditDialog
      title={t('adminPortal.usersGroups_addOrEditGroupDialog.titleAddMembers', { name: group.name })}
      size="panel"
      // Otherwise one of the users is gone, and the others can still be added.
      saving={{ save: { ...save, run: submit }, ...(isGone ? conflicts : { conflict: null, met: null }) }}
      cancel={t('adminPortal.usersGroups_addOrEditGroupDialog.cancel')}
      submit={t('adminPortal.usersGroups_addOrEditGroupDialog.add')}
      onGone={useCloseAndReload(useGroups((groups) => groups.load))}
      onClose={back}
    >
      <UserSearch group={group} chosen={chosen} onChange={setChosen} />
      <p className="portico-hint" role="status">
        {isMissing && chosen.size === 0
          ? t('adminPortal.usersGroups_addOrEditGroupDialog.chooseUser')
          : t('adminPortal.usersGroups_addOrEditGroupDialog.chosenCount', { count: chosen.size })}
      </p>
    </EditDialog>
  );
}
