import { Pencil, ShieldCheck, Trash2 } from 'lucide-react';
import { useTranslate } from '../../../../app/context';
import type { Group } from '../../../../contract';
import { Alert } from '../../../../ui/Alert';
import { Button } from '../../../../ui/Button';
import { Chip } from '../../../../ui/Chip';
import { DialogActions, DialogBody } from '../../../../ui/Dialog';
import { SidePanel } from '../../../../ui/SidePanel';
import { usePortalActions } from '../../../shell/use-portal';
import { GroupDot } from '../GroupDot';
import { isDirectoryGroup, useGroupAccess } from '../group-access';
import type { GroupsDialog } from '../groups-dialogs';
import { MembersSection } from './MembersSection';

/** Everything about one group: what it is, the roles that it gives and its members. */
export function GroupPanel({ group }: { group: Group }) {
  const t = useTranslate();
  const { closeDialog } = usePortalActions();
  return (
    <SidePanel title={group.name} closeLabel={t('common.actions.close')} onClose={closeDialog}>
      <DialogBody>
        {isDirectoryGroup(group) && <Alert kind="info">{t('adminPortal.groups.directoryReason')}</Alert>}
        <div className="portico-panel-section portico-group-about">
          <GroupDot color={group.color} />
          <p>
            <bdi>{group.description || t('adminPortal.groups.memberCount', { count: group.users?.length ?? 0 })}</bdi>
          </p>
        </div>
        <RolesSection group={group} />
        <MembersSection group={group} />
      </DialogBody>
      <PanelActions group={group} />
    </SidePanel>
  );
}

function RolesSection({ group }: { group: Group }) {
  const t = useTranslate();
  const access = useGroupAccess(group);
  const { openDialog } = usePortalActions();
  const roles = group.roles ?? [];
  return (
    <section className="portico-panel-section">
      <div className="portico-panel-heading">
        <h3>{t('adminPortal.usersGroups_details.roles')}</h3>
        {access.editRoles && (
          <Button
            variant="quiet"
            size="dense"
            onClick={() => openDialog({ kind: 'editGroupRoles', groupId: group.id } satisfies GroupsDialog)}
          >
            <ShieldCheck size={16} aria-hidden="true" />
            <span>{t('adminPortal.usersGroups_details.editRoles')}</span>
          </Button>
        )}
      </div>
      {roles.length > 0 ? (
        <div className="portico-chips">
          {roles.map(({ id, name }) => (
            <Chip key={id}>{name}</Chip>
          ))}
        </div>
      ) : (
        <p className="portico-muted">{t('adminPortal.usersGroups_details.emptyRolesMessage')}</p>
      )}
    </section>
  );
}

function PanelActions({ group }: { group: Group }) {
  const t = useTranslate();
  const access = useGroupAccess(group);
  const { openDialog } = usePortalActions();
  if (!access.remove && !access.edit) return null;
  const open = (kind: 'deleteGroup' | 'editGroup') => () =>
    openDialog({ kind, groupId: group.id } satisfies GroupsDialog);
  return (
    <DialogActions>
      {access.remove && (
        <Button variant="secondary" onClick={open('deleteGroup')}>
          <Trash2 size={16} aria-hidden="true" />
          <span>{t('adminPortal.usersGroups_details.delete')}</span>
        </Button>
      )}
      {access.edit && (
        <Button onClick={open('editGroup')}>
          <Pencil size={16} aria-hidden="true" />
          <span>{t('adminPortal.usersGroups_details.edit')}</span>
        </Button>
      )}
    </DialogActions>
  );
}
