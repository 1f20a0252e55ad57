import { useCallback, useEffect } from 'react';
import { useTranslate } from '../../../../app/context';
import { RetryButton } from '../../../../app/RetryButton';
import type { TeamUser } from '../../../../contract';
import { DialogBody } from '../../../../ui/Dialog';
import { SidePanel } from '../../../../ui/SidePanel';
import { Skeleton } from '../../../../ui/Skeleton';
import { displayName } from '../../../parts/display-name';
import { UserAvatar } from '../../../parts/UserAvatar';
import { useFlag, usePermission } from '../../../parts/use-access';
import { useAction } from '../../../parts/use-action';
import { Fact } from '../../../parts/users/Fact';
import { LastSeen, ShortDate } from '../../../parts/users/Moments';
import { NamesCell } from '../../../parts/users/NamesCell';
import { StatusChip } from '../../../parts/users/StatusChip';
import { PanelActions } from '../../../parts/users/UserActions';
import { usePortalActions } from '../../../shell/use-portal';
import { type AffiliationKind, affiliationNames } from '../affiliations';
import { managedByLabel } from '../filters/filter-sentence';
import { useUserActions } from '../listing/use-user-actions';
import { MULTI_APPS_FLAG } from '../team-constants';
import { useUsers } from '../use-users';
import { usersPermissions } from '../users-permissions';

/** Everything about one member, and what can be done about them. */
export function UserPanel({ member }: { member: TeamUser }) {
  const t = useTranslate();
  const { closeDialog } = usePortalActions();
  const actions = useUserActions(member);
  return (
    <SidePanel title={displayName(member)} closeLabel={t('common.actions.close')} onClose={closeDialog}>
      <DialogBody>
        <div className="portico-panel-person">
          <UserAvatar name={displayName(member)} src={member.profileImageUrl} size={48} />
          <span className="portico-panel-contact">
            <bdi dir="ltr">{member.email}</bdi>
            <StatusChip member={member} />
          </span>
        </div>
        <Facts member={member} />
        <PanelActions actions={actions} />
      </DialogBody>
    </SidePanel>
  );
}

function Facts({ member }: { member: TeamUser }) {
  const t = useTranslate();
  const mayReadGroups = usePermission(usersPermissions.readGroups);
  const hasApplications = useFlag(MULTI_APPS_FLAG);
  return (
    <dl className="portico-fact-list">
      <Fact title={t('adminPortal.users.rolesHeader')}>
        <NamesCell names={member.roles.map(({ name }) => name)} empty={t('adminPortal.users.noRoles')} />
      </Fact>
      {mayReadGroups && <AffiliationFact kind="groups" member={member} />}
      {hasApplications && <AffiliationFact kind="applications" member={member} />}
      <Fact title={t('adminPortal.users.joinedHeader')}>
        <ShortDate at={member.createdAt} />
      </Fact>
      <Fact title={t('adminPortal.users.lastSeenHeader')}>
        <LastSeen at={member.lastLogin} />
      </Fact>
      <Fact title={t('adminPortal.users_Filters.secondFactor')}>
        {t(member.mfaEnabled ? 'adminPortal.users.secondFactorOn' : 'adminPortal.users.secondFactorOff')}
      </Fact>
      {member.username && <Fact title={t('adminPortal.users.usernameHeader')}>{member.username}</Fact>}
      {member.phone && (
        <Fact title={t('adminPortal.users.phoneNumberHeader')}>
          <bdi dir="ltr">{member.phone}</bdi>
        </Fact>
      )}
      <Fact title={t('adminPortal.users.managedByHeader')}>{t(managedByLabel(member.managedBy))}</Fact>
    </dl>
  );
}

const affiliationTexts = {
  groups: { title: 'adminPortal.users.groupsHeader', empty: 'adminPortal.users.noGroups' },
  applications: { title: 'adminPortal.users.applicationsHeader', empty: 'adminPortal.users.noApplications' },
} as const;

function AffiliationFact({ kind, member }: { kind: AffiliationKind; member: TeamUser }) {
  const t = useTranslate();
  const affiliations = useUsers((users) => users.affiliations[kind]);
  const loadAffiliations = useUsers((users) => users.loadAffiliations);
  const load = useCallback(() => loadAffiliations(kind, [member.id]), [loadAffiliations, kind, member.id]);
  const retry = useAction(load);
  useEffect(() => void load(), [load]);
  const names = affiliationNames(affiliations, member.id);
  const { title, empty } = affiliationTexts[kind];
  return (
    <Fact title={t(title)}>
      {affiliations.failed.has(member.id) ? (
        <span className="portico-fact-failed">
          <span role="status">{t('common.errors.loadFailedTitle')}</span>
          <RetryButton pending={retry.pending} onRetry={retry.run} />
        </span>
      ) : names ? (
        <NamesCell names={names} empty={t(empty)} />
      ) : (
        <Skeleton width="96px" height="20px" />
      )}
    </Fact>
  );
}
