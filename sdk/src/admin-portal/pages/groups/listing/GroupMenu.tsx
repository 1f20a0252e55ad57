import { MoreHorizontal, PanelRight, Pencil, ShieldCheck, Trash2, UserRoundPlus } from 'lucide-react';
import { useTranslate } from '../../../../app/context';
import type { Group } from '../../../../contract';
import { Menu, MenuItem } from '../../../../ui/Menu';
import { useUserAccess } from '../../../parts/use-access';
import { usePortalActions } from '../../../shell/use-portal';
import { isDirectoryGroup } from '../group-access';
import type { GroupsDialog } from '../groups-dialogs';
import { groupsPermissions } from '../groups-permissions';

const items = [
  { kind: 'editGroup', label: 'adminPortal.usersGroups_card.editGroup', icon: Pencil, needs: groupsPermissions.change },
  {
    kind: 'addGroupMembers',
    label: 'adminPortal.userGroups_usersTable.addUser',
    icon: UserRoundPlus,
    needs: groupsPermissions.addMembers,
  },
  {
    kind: 'editGroupRoles',
    label: 'adminPortal.usersGroups_details.editRoles',
    icon: ShieldCheck,
    needs: groupsPermissions.changeRoles,
  },
  {
    kind: 'deleteGroup',
    label: 'adminPortal.usersGroups_card.deleteGroup',
    icon: Trash2,
    needs: groupsPermissions.remove,
  },
] as const;

/** The actions on one group; those of a group that a directory manages are unavailable and say why. */
export function GroupMenu({ group }: { group: Group }) {
  const t = useTranslate();
  const { holds } = useUserAccess();
  const { openDialog } = usePortalActions();
  const groupId = group.id;
  const isBlocked = isDirectoryGroup(group);
  return (
    <Menu label={t('adminPortal.groups.actionsFor', { name: group.name })} trigger={<MoreHorizontal size={20} />}>
      <MenuItem
        id="show"
        label={t('adminPortal.usersGroups_card.showGroup')}
        icon={<PanelRight size={16} />}
        onAction={() => openDialog({ kind: 'showGroup', groupId } satisfies GroupsDialog)}
      />
      {items
        .filter(({ needs }) => holds(needs))
        .map(({ kind, label, icon: ActionIcon }) => (
          <MenuItem
            key={kind}
            id={kind}
            label={t(label)}
            icon={<ActionIcon size={16} />}
            tone={kind === 'deleteGroup' && !isBlocked ? 'danger' : undefined}
            unavailable={isBlocked}
            description={isBlocked ? t('adminPortal.groups.directoryReason') : undefined}
            onAction={() => openDialog({ kind, groupId } satisfies GroupsDialog)}
          />
        ))}
    </Menu>
  );
}
