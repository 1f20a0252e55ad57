import { useRef } from 'react';
import { useApp } from '../../../app/context';
import { useNotifyFailure } from '../../parts/use-notify-failure';
import { usePortalActions } from '../../shell/use-portal';
import type { UsersDialog } from '../users/users-dialogs';
import type { Account } from './accounts-state';

/** The page that shows an account best after the user has entered it. */
const FIRST_PAGE = 'users';

/**
 * Returns a function that switches the session into an account below the user's own, and opens a dialog of the page about
 * its users if one is given. The portal then shows a banner with a way back.
 */
export function useEnterAccount(): (account: Pick<Account, 'tenantId'>, dialog?: UsersDialog) => void {
  const { session } = useApp();
  const { goTo, openDialog } = usePortalActions();
  const notifyFailure = useNotifyFailure();
  const underWay = useRef(false);
  return ({ tenantId }, dialog) => {
    if (underWay.current) return;
    underWay.current = true;
    session
      .switchTenant(tenantId)
      .then(() => {
        goTo(FIRST_PAGE);
        if (dialog) openDialog(dialog);
      }, notifyFailure)
      .finally(() => {
        underWay.current = false;
      });
  };
}
