import { Boxes, Pause, Play, Trash2, UsersRound } from 'lucide-react';
import { useTranslate } from '../../../../app/context';
import type { DirectoryConnection } from '../../../../contract';
import { Button } from '../../../../ui/Button';
import { DialogActions, DialogBody } from '../../../../ui/Dialog';
import { SidePanel } from '../../../../ui/SidePanel';
import { RelativeTime } from '../../../parts/RelativeTime';
import { usePermission } from '../../../parts/use-access';
import { useOpensPage } from '../../../parts/use-opens-page';
import { Fact } from '../../../parts/users/Fact';
import { usePortalActions } from '../../../shell/use-portal';
import { statusOf } from '../connection';
import { LastSync, UserCount } from '../listing/ConnectionCells';
import { StatusChip } from '../listing/StatusChip';
import type { ProvisioningDialog } from '../provisioning-dialogs';
import { provisioningPermissions } from '../provisioning-permissions';
import { useUserCount } from '../use-provisioning';
import { ScimAddress } from './ScimAddress';
import { SetupGuide } from './SetupGuide';

/** Everything about one connection: how it is doing, and what the directory needs to connect, except the token. */
export function ConnectionPanel({ connection }: { connection: DirectoryConnection }) {
  const t = useTranslate();
  const { closeDialog } = usePortalActions();
  return (
    <SidePanel title={connection.connectionName} closeLabel={t('common.actions.close')} onClose={closeDialog}>
      <DialogBody>
        <p className="portico-muted">{t(`adminPortal.provisioning_Panel.${statusOf(connection)}`)}</p>
        <Facts connection={connection} />
        <WhatCame connection={connection} />
        <ScimAddress connectionId={connection.id} />
        <p className="portico-hint">{t('adminPortal.provisioning_Panel.tokenHint')}</p>
        <SetupGuide source={connection.source} />
      </DialogBody>
      <PanelActions connection={connection} />
    </SidePanel>
  );
}

function Facts({ connection }: { connection: DirectoryConnection }) {
  const t = useTranslate();
  return (
    <dl className="portico-fact-list">
      <Fact title={t('adminPortal.provisioning_Table.statusColumn')}>
        <StatusChip connection={connection} />
      </Fact>
      <Fact title={t('adminPortal.provisioning_Table.providerColumn')}>
        {t(`adminPortal.provisioning.${connection.source}`)}
      </Fact>
      <Fact title={t('adminPortal.provisioning_Table.usersColumn')}>
        <UserCount connectionId={connection.id} />
      </Fact>
      <Fact title={t('adminPortal.provisioning_Table.lastSyncColumn')}>
        <LastSync connection={connection} />
      </Fact>
      <Fact title={t('adminPortal.provisioning_Table.createdAtColumn')}>
        <RelativeTime at={connection.createdAt} />
      </Fact>
    </dl>
  );
}

/** The filter of the page of users for those of directories. */
const fromDirectories = { managedBy: 'is:scim2' };

/** Leads to the users and groups that came. They are those of all directories: the service does not say which one brought whom. */
function WhatCame({ connection: { id } }: { connection: DirectoryConnection }) {
  const t = useTranslate();
  const { goTo } = usePortalActions();
  const opensUsers = useOpensPage('users');
  const opensGroups = useOpensPage('groups');
  if (!useUserCount(id) || (!opensUsers && !opensGroups)) return null;
  return (
    <div className="portico-directory-links">
      {opensUsers && (
        <Button variant="secondary" size="dense" onClick={() => goTo('users', fromDirectories)}>
          <UsersRound size={16} aria-hidden="true" />
          <span>{t('adminPortal.provisioning_Panel.showUsers')}</span>
        </Button>
      )}
      {opensGroups && (
        <Button variant="secondary" size="dense" onClick={() => goTo('groups')}>
          <Boxes size={16} aria-hidden="true" />
          <span>{t('adminPortal.provisioning_Panel.showGroups')}</span>
        </Button>
      )}
    </div>
  );
}

function PanelActions({ connection }: { connection: DirectoryConnection }) {
  const t = useTranslate();
  const { openDialog } = usePortalActions();
  const mayChange = usePermission(provisioningPermissions.change);
  const mayRemove = usePermission(provisioningPermissions.remove);
  if (!mayChange && !mayRemove) return null;
  const isPaused = statusOf(connection) === 'paused';
  const ActionIcon = isPaused ? Play : Pause;
  const open = (kind: 'pauseDirectory' | 'resumeDirectory' | 'deleteDirectory') => () =>
    openDialog({ kind, connectionId: connection.id } satisfies ProvisioningDialog);
  return (
    <DialogActions>
      {mayRemove && (
        <Button variant="secondary" onClick={open('deleteDirectory')}>
          <Trash2 size={16} aria-hidden="true" />
          <span>{t('adminPortal.provisioning_Table.deleteConnectionAction')}</span>
        </Button>
      )}
      {mayChange && (
        <Button
          variant={isPaused ? 'primary' : 'secondary'}
          onClick={open(isPaused ? 'resumeDirectory' : 'pauseDirectory')}
        >
          <ActionIcon size={16} aria-hidden="true" />
          <span>{t(`adminPortal.provisioning_Table.${isPaused ? 'resume' : 'pause'}ConnectionAction`)}</span>
        </Button>
      )}
    </DialogActions>
  );
}
