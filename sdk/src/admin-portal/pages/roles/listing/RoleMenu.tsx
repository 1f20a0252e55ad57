import { Copy, type LucideIcon, MoreHorizontal, PanelRight, Pencil, Star, StarOff, Trash2 } from 'lucide-react';
import { useTranslate } from '../../../../app/context';
import type { Role } from '../../../../contract';
import type { KnownTextKey } from '../../../../metadata';
import { Menu, MenuItem } from '../../../../ui/Menu';
import { useNotify } from '../../../../ui/Notifications';
import { useUserAccess } from '../../../parts/use-access';
import { useNotifyFailure } from '../../../parts/use-notify-failure';
import { usePortalActions } from '../../../shell/use-portal';
import { type RoleActionId, type RoleBlock, roleActions } from '../role-actions';
import type { RolesDialog } from '../roles-dialogs';
import { useRoles } from '../use-roles';

const actionItems: Record<RoleActionId, { label: KnownTextKey; icon: LucideIcon; danger?: true }> = {
  edit: { label: 'adminPortal.roles.editRole', icon: Pencil },
  duplicate: { label: 'adminPortal.roles.duplicateRole', icon: Copy },
  makeDefault: { label: 'adminPortal.roles.makeDefault', icon: Star },
  endDefault: { label: 'adminPortal.roles.endDefault', icon: StarOff },
  delete: { label: 'adminPortal.roles.deleteRole', icon: Trash2, danger: true },
};

/** Why an action is unavailable. */
const blockReasons: Record<RoleBlock, KnownTextKey> = {
  builtIn: 'adminPortal.roles.builtInReason',
  default: 'adminPortal.roles.defaultReason',
};

/** The actions on one role; unavailable ones say why. */
export function RoleMenu({ role }: { role: Role }) {
  const t = useTranslate();
  const { holds } = useUserAccess();
  const start = useStartAction(role);
  const { openDialog } = usePortalActions();
  return (
    <Menu label={t('adminPortal.roles.actionsFor', { name: role.name })} trigger={<MoreHorizontal size={20} />}>
      <MenuItem
        id="show"
        label={t('adminPortal.roles.showRole')}
        icon={<PanelRight size={16} />}
        onAction={() => openDialog({ kind: 'showRole', roleId: role.id } satisfies RolesDialog)}
      />
      {roleActions(role, holds).map(({ id, blocked }) => {
        const { label, icon: ActionIcon, danger } = actionItems[id];
        return (
          <MenuItem
            key={id}
            id={id}
            label={t(label)}
            icon={<ActionIcon size={16} />}
            tone={danger && !blocked ? 'danger' : undefined}
            unavailable={blocked !== undefined}
            description={blocked && t(blockReasons[blocked])}
            onAction={() => start(id)}
          />
        );
      })}
    </Menu>
  );
}

const dialogKinds = { edit: 'editRole', duplicate: 'duplicateRole', delete: 'deleteRole' } as const;

/** Opens the dialog of an action, or runs it at once if it has none. */
function useStartAction({ id: roleId, name }: Role): (id: RoleActionId) => void {
  const t = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const { openDialog } = usePortalActions();
  const setDefault = useRoles((roles) => roles.setDefault);
  return (id) => {
    if (id !== 'makeDefault' && id !== 'endDefault') return openDialog({ kind: dialogKinds[id], roleId });
    const done = id === 'makeDefault' ? 'nowDefault' : 'noLongerDefault';
    setDefault(roleId, id === 'makeDefault').then(
      () => notify.toast(t(`adminPortal.roles.${done}`, { name })),
      notifyFailure,
    );
  };
}
