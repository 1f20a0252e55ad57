import { Copy, Pencil, Trash2 } from 'lucide-react';
import { useTranslate } from '../../../../app/context';
import type { Role } from '../../../../contract';
import { Button } from '../../../../ui/Button';
import { Chip } from '../../../../ui/Chip';
import { DialogActions, DialogBody } from '../../../../ui/Dialog';
import { SidePanel } from '../../../../ui/SidePanel';
import { useUserAccess } from '../../../parts/use-access';
import { usePortalActions } from '../../../shell/use-portal';
import { PermissionList } from '../permissions/PermissionList';
import { usePermissionGroups } from '../permissions/use-permission-groups';
import { canDo, isBuiltIn } from '../role-actions';
import type { RolesDialog } from '../roles-dialogs';
import { HoldersSection } from './HoldersSection';

/** Everything about one role: what it is, who has it and what it allows. */
export function RolePanel({ role }: { role: Role }) {
  const t = useTranslate();
  const { closeDialog } = usePortalActions();
  return (
    <SidePanel title={role.name} closeLabel={t('common.actions.close')} onClose={closeDialog}>
      <DialogBody>
        <div className="portico-panel-section">
          <div className="portico-chips">
            {role.isDefault && <Chip tone="primary">{t('adminPortal.roles_singleRole.defaultRole')}</Chip>}
            {isBuiltIn(role) && <Chip>{t('adminPortal.roles.builtInChip')}</Chip>}
            <bdi className="portico-key-text" dir="ltr">
              {role.key}
            </bdi>
          </div>
          {role.description && (
            <p className="portico-role-description">
              <bdi>{role.description}</bdi>
            </p>
          )}
          {isBuiltIn(role) && <p className="portico-hint">{t('adminPortal.roles.builtInReason')}</p>}
        </div>
        <HoldersSection roleId={role.id} />
        <PermissionsSection role={role} />
      </DialogBody>
      <PanelActions role={role} />
    </SidePanel>
  );
}

/** Says that there is no such role; its address may be old. */
export function RoleGonePanel() {
  const t = useTranslate();
  const { closeDialog } = usePortalActions();
  return (
    <SidePanel
      title={t('adminPortal.roles_singleRole.roleGoneTitle')}
      closeLabel={t('common.actions.close')}
      onClose={closeDialog}
    >
      <DialogBody>
        <p>{t('adminPortal.roles_singleRole.roleGoneText')}</p>
      </DialogBody>
      <DialogActions>
        <Button variant="secondary" onClick={closeDialog}>
          {t('adminPortal.roles_singleRole.close')}
        </Button>
      </DialogActions>
    </SidePanel>
  );
}

function PermissionsSection({ role }: { role: Role }) {
  const t = useTranslate();
  const all = usePermissionGroups();
  const groups = all
    .map((group) => ({ ...group, permissions: group.permissions.filter(({ id }) => role.permissions.includes(id)) }))
    .filter(({ permissions }) => permissions.length > 0);
  return (
    <section className="portico-panel-section">
      <h3>{t('adminPortal.roles_singleRole.permissions')}</h3>
      {groups.length > 0 ? (
        <PermissionList groups={groups} />
      ) : (
        <p className="portico-muted">{t('adminPortal.roles_singleRole.emptyChipsMessage')}</p>
      )}
    </section>
  );
}

function PanelActions({ role }: { role: Role }) {
  const t = useTranslate();
  const { holds } = useUserAccess();
  const { openDialog } = usePortalActions();
  const open = (kind: 'editRole' | 'duplicateRole' | 'deleteRole') => () =>
    openDialog({ kind, roleId: role.id } satisfies RolesDialog);
  const may = {
    remove: canDo('delete', role, holds),
    duplicate: canDo('duplicate', role, holds),
    edit: canDo('edit', role, holds),
  };
  if (!may.remove && !may.duplicate && !may.edit) return null;
  return (
    <DialogActions>
      {may.remove && (
        <Button variant="secondary" onClick={open('deleteRole')}>
          <Trash2 size={16} aria-hidden="true" />
          <span>{t('adminPortal.roles.deleteRole')}</span>
        </Button>
      )}
      {may.duplicate && (
        <Button variant={may.edit ? 'secondary' : 'primary'} onClick={open('duplicateRole')}>
          <Copy size={16} aria-hidden="true" />
          <span>{t('adminPortal.roles.duplicateRole')}</span>
        </Button>
      )}
      {may.edit && (
        <Button onClick={open('editRole')}>
          <Pencil size={16} aria-hidden="true" />
          <span>{t('adminPortal.roles.editRole')}</span>
        </Button>
      )}
    </DialogActions>
  );
}
