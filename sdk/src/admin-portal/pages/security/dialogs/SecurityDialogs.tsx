import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { LazyContent } from '../../../../app/lazy/lazy-component';
import { usePermission } from '../../../parts/use-access';
import { usePageDialog } from '../../../shell/use-portal';
import { type SecurityTab, useAppearances, useSecurityTabs } from '../security-appearances';
import { type SecurityDialog, securityDialogs } from '../security-dialogs';
import { securityPermissions } from '../security-permissions';
import { sessionPolicies } from '../sessions/sessions-store';
import { useSecurity } from '../use-security';
import { HistoryDialog, LockoutDialog } from './CountDialogs';
import { MfaDialog } from './MfaDialog';
import { RotationDialog } from './RotationDialog';
import { SessionDialog } from './SessionDialog';

/** The open dialog of the page, if the user may open it: its address can also come from another user. */
function SecurityDialogs() {
  const dialog = usePageDialog<SecurityDialog>(securityDialogs);
  if (dialog?.kind === 'editPolicy') return <PolicyDialog policy={dialog.policy} />;
  return null;
}

/** The chunk of the page's dialogs. */
export const securityDialogsContent: LazyContent<object> = { component: SecurityDialogs };

function PolicyDialog({ policy }: { policy: string }) {
  const session = sessionPolicies.find((known) => known === policy);
  if (session) return <OfSessions policy={session}>{<SessionDialog key={session} policy={session} />}</OfSessions>;
  switch (policy) {
    case 'mfa':
      return <OfGeneral policy={policy}>{<MfaDialog />}</OfGeneral>;
    case 'userLockout':
      return <OfGeneral policy={policy}>{<LockoutDialog />}</OfGeneral>;
    case 'passwordHistory':
      return <OfGeneral policy={policy}>{<HistoryDialog />}</OfGeneral>;
    case 'passwordRotation':
      return <OfRotation />;
    default:
      return null;
  }
}

interface GuardProps {
  policy: string;
  children: ReactNode;
}

/** Renders the dialog of a limit of sessions once they are loaded. */
function OfSessions({ policy, children }: GuardProps) {
  const isReady = useStore(useSecurity().sessions, ({ data }) => data.phase === 'ready');
  const mayChange = usePermission(securityPermissions.changePolicies);
  return useIsEditable('sessionManagement', policy) && mayChange && isReady && children;
}

/** Renders the dialog of a general setting once they are loaded. */
function OfGeneral({ policy, children }: GuardProps) {
  const isReady = useStore(useSecurity().general, ({ data }) => data.phase === 'ready');
  const isOverridable = useStore(
    useSecurity().general,
    ({ data }) => policy !== 'passwordHistory' || (data.phase === 'ready' && data.data.passwordHistory.mayOverride),
  );
  const mayChange = usePermission(securityPermissions.changePolicies);
  return useIsEditable('generalSettings', policy) && mayChange && isReady && isOverridable && children;
}

/** The vendor shows the rotation of passwords as it shows their history; it has a permission of its own. */
function OfRotation() {
  const isOverridable = useStore(
    useSecurity().general,
    ({ data }) => data.phase === 'ready' && data.data.passwordRotation.mayOverride,
  );
  const mayChange = usePermission(securityPermissions.changeRotation);
  return useIsEditable('generalSettings', 'passwordHistory') && mayChange && isOverridable && <RotationDialog />;
}

function useIsEditable(tab: SecurityTab, policy: string): boolean {
  const appearanceOf = useAppearances(tab);
  return useSecurityTabs().includes(tab) && appearanceOf(policy) === 'edit';
}
