import { usePermission } from '../../../../parts/use-access';
import { useOpensPage } from '../../../../parts/use-opens-page';
import { useAppearances, useSecurityTabs } from '../../security-appearances';
import { securityPermissions } from '../../security-permissions';
import { type Fix, isSessionPolicy } from './fixes';

/**
 * Returns whether the user may do what follows a recommendation: by the vendor's options and the user's permissions.
 *
 * @see Portal spec §6
 */
export function useMayFix(): (fix: Fix) => boolean {
  const mayChange = usePermission(securityPermissions.changePolicies);
  const maySendMails = usePermission(securityPermissions.updateUsers);
  const opensSso = useOpensPage('sso');
  const tabs = useSecurityTabs();
  const ofSessions = useAppearances('sessionManagement');
  const ofGeneral = useAppearances('generalSettings');
  const mayEdit = (policy: string) =>
    mayChange &&
    (isSessionPolicy(policy)
      ? tabs.includes('sessionManagement') && ofSessions(policy) === 'edit'
      : tabs.includes('generalSettings') && ofGeneral(policy) === 'edit');
  return (fix) => {
    switch (fix.kind) {
      case 'limit':
        return mayEdit(fix.policy);
      case 'mfa':
        return mayEdit('mfa');
      case 'mail':
        return maySendMails;
      case 'tab':
        return tabs.includes(fix.tab);
      case 'sso':
        return opensSso;
    }
  };
}
