import { useEffect } from 'react';
import { useTranslate } from '../../../../../app/context';
import type { SsoConfiguration, SsoGroup } from '../../../../../contract';
import { Button } from '../../../../../ui/Button';
import { usePermission, useUserAccess } from '../../../../parts/use-access';
import { usePortalActions } from '../../../../shell/use-portal';
import type { SsoDialog } from '../../sso-dialogs';
import { ssoPermissions } from '../../sso-permissions';
import { useSso } from '../../use-sso';
import { StepCard } from '../StepCard';
import { RoleChips } from './RoleChips';

/** The fourth step: the roles of everyone who signs in, and those of the members of groups. */
export function RolesStep({ connection }: { connection: SsoConfiguration }) {
  const loadRoles = useSso((sso) => sso.loadRoles);
  // Without the names the ids are shown; the dialogs load the roles again and show the failure.
  useEffect(() => void loadRoles().catch(() => undefined), [loadRoles]);
  return (
    <div className="portico-cards">
      <DefaultRoles connection={connection} />
      <MappedGroups connection={connection} />
    </div>
  );
}

function DefaultRoles({ connection: { id: connectionId, roleIds } }: { connection: SsoConfiguration }) {
  const t = useTranslate();
  const { openDialog } = usePortalActions();
  const mayChange = usePermission(ssoPermissions.change);
  return (
    <StepCard
      title={t('adminPortal.sso_ManageAuthorization.title')}
      description={t('adminPortal.sso_ManageAuthorization.titleText')}
    >
      {roleIds.length > 0 ? (
        <RoleChips roleIds={roleIds} />
      ) : (
        <p className="portico-muted">{t('adminPortal.sso_ManageAuthorization.noRoles')}</p>
      )}
      {mayChange && (
        <div className="portico-sso-actions">
          <Button
            variant="secondary"
            aria-haspopup="dialog"
            onClick={() => openDialog({ kind: 'editSsoRoles', connectionId } satisfies SsoDialog)}
          >
            {t('adminPortal.sso_ManageAuthorization.edit')}
          </Button>
        </div>
      )}
    </StepCard>
  );
}

function MappedGroups({ connection: { id: connectionId, groups } }: { connection: SsoConfiguration }) {
  const t = useTranslate();
  const { openDialog } = usePortalActions();
  const mayChange = usePermission(ssoPermissions.change);
  return (
    <StepCard
      title={t('adminPortal.sso_ManageAuthorization.rolesGroupsMappingTitle')}
      description={t('adminPortal.sso_ManageAuthorization.rolesGroupsMappingDescription')}
    >
      {groups.length === 0 && <p className="portico-muted">{t('adminPortal.sso_ManageAuthorization.noGroups')}</p>}
      <ul className="portico-sso-groups">
        {groups.map((group) => (
          <MappedGroup key={group.id} group={group} />
        ))}
      </ul>
      {mayChange && (
        <div className="portico-sso-actions">
          <Button
            variant="secondary"
            aria-haspopup="dialog"
            onClick={() => openDialog({ kind: 'addSsoGroup', connectionId } satisfies SsoDialog)}
          >
            {t('adminPortal.sso_ManageAuthorization.addMapping')}
          </Button>
        </div>
      )}
    </StepCard>
  );
}

function MappedGroup({ group: { id: groupId, group, roleIds } }: { group: SsoGroup }) {
  const t = useTranslate();
  const { holds } = useUserAccess();
  const { openDialog } = usePortalActions();
  return (
    <li>
      <span className="portico-sso-group">
        <bdi className="portico-choice-label">{group}</bdi>
        <RoleChips roleIds={roleIds} />
      </span>
      <span className="portico-sso-actions">
        {holds(ssoPermissions.change) && (
          <Button
            variant="quiet"
            size="dense"
            aria-haspopup="dialog"
            aria-label={t('adminPortal.sso_ManageAuthorization.editNamed', { group })}
            onClick={() => openDialog({ kind: 'editSsoGroup', groupId } satisfies SsoDialog)}
          >
            {t('adminPortal.sso_ManageAuthorization.editGroup')}
          </Button>
        )}
        {holds(ssoPermissions.remove) && (
          <Button
            variant="quiet"
            size="dense"
            aria-haspopup="dialog"
            aria-label={t('adminPortal.sso_ManageAuthorization.removeNamed', { group })}
            onClick={() => openDialog({ kind: 'deleteSsoGroup', groupId } satisfies SsoDialog)}
          >
            {t('adminPortal.sso_ManageAuthorization.remove')}
          </Button>
        )}
      </span>
    </li>
  );
}
