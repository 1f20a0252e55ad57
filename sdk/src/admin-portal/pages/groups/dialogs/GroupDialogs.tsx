import { useState } from 'react';
import { useTranslate } from '../../../../app/context';
import type { LazyContent } from '../../../../app/lazy/lazy-component';
import type { Group } from '../../../../contract';
import { Button } from '../../../../ui/Button';
import { DialogActions, DialogBody } from '../../../../ui/Dialog';
import { SidePanel } from '../../../../ui/SidePanel';
import { usePermission } from '../../../parts/use-access';
import { usePageDialog, usePortalActions } from '../../../shell/use-portal';
import { type GroupAccess, useGroupAccess } from '../group-access';
import { type GroupsDialog, groupsDialogs } from '../groups-dialogs';
import { groupsPermissions } from '../groups-permissions';
import { useGroups, useGroupsData, useIsGroupGone } from '../use-groups';
import { AddMembersPanel } from './AddMembersPanel';
import { DeleteGroupDialog } from './DeleteGroupDialog';
import { GroupFormPanel } from './GroupFormPanel';
import { GroupPanel } from './GroupPanel';
import { GroupRolesDialog } from './GroupRolesDialog';

/** The open dialog of the page, if the user may open it: its address can also come from another user. */
function GroupDialogs() {
  const dialog = usePageDialog<GroupsDialog>(groupsDialogs);
  const isReady = useGroups(({ data }) => data.phase === 'ready');
  const mayCreate = usePermission(groupsPermissions.change);
  if (!dialog || !isReady) return null;
  if ('groupId' in dialog) return <DialogOfGroup key={dialog.groupId} dialog={dialog} />;
  return mayCreate ? <GroupFormPanel /> : null;
}

/** The chunk of the page's dialogs. */
export const content: LazyContent<object> = { component: GroupDialogs };

type OneGroup = Extract<GroupsDialog, { groupId: string }>;

function DialogOfGroup({ dialog: { kind, groupId } }: { dialog: OneGroup }) {
  const group = useGroupOnceSeen(groupId);
  const isGone = useIsGroupGone(groupId);
  // The panel has no entries to lose: only forms stay open.
  if (!group || (isGone && kind === 'showGroup')) return <GroupGonePanel />;
  return <DialogAboutGroup kind={kind} group={group} />;
}

/** A group as it was last seen: the dialog of one that was deleted meanwhile stays open, with what was typed. */
function useGroupOnceSeen(groupId: string): Group | undefined {
  const group = useGroupsData().groups.find(({ id }) => id === groupId);
  const [seen, setSeen] = useState(group);
  if (group && group !== seen) setSeen(group);
  return group ?? seen;
}

const needed: Record<Exclude<OneGroup['kind'], 'showGroup'>, keyof GroupAccess> = {
  editGroup: 'edit',
  editGroupRoles: 'editRoles',
  addGroupMembers: 'addMembers',
  deleteGroup: 'remove',
};

function DialogAboutGroup({ kind, group }: { kind: OneGroup['kind']; group: Group }) {
  const access = useGroupAccess(group);
  if (kind === 'showGroup') return <GroupPanel group={group} />;
  if (!access[needed[kind]]) return null;
  switch (kind) {
    case 'editGroup':
      return <GroupFormPanel group={group} />;
    case 'editGroupRoles':
      return <GroupRolesDialog group={group} />;
    case 'addGroupMembers':
      return <AddMembersPanel group={group} />;
    case 'deleteGroup':
      return <DeleteGroupDialog group={group} />;
  }
}

/** Says that there is no such group; its address may be old. */
function GroupGonePanel() {
  const t = useTranslate();
  const { closeDialog } = usePortalActions();
  return (
    <SidePanel
      title={t('adminPortal.usersGroups_details.gone')}
      closeLabel={t('common.actions.close')}
      onClose={closeDialog}
    >
      <DialogBody>
        <p>{t('adminPortal.usersGroups_details.goneText')}</p>
      </DialogBody>
      <DialogActions>
        <Button variant="secondary" onClick={closeDialog}>
          {t('adminPortal.usersGroups_details.close')}
        </Button>
      </DialogActions>
    </SidePanel>
  );
}
