import { useRef } from 'react';
import { useApp } from '../../../app/context';
import { useNotifyFailure } from '../../parts/use-notify-failure';
import { usePortalActions } from '../../shell/use-portal';
import type { Account } from './accounts-state';

/** The page that shows an account best after the user has entered it. */
const FIRST_PAGE = 'users';

/**
 * Returns a function that switches the session into an account below the user's own. The portal then shows a banner
 * with a way back.
 */
export function useEnterAccount(): (account: Account) => void {
  const { session } = useApp();
  const { goTo } = usePortalActions();
  const notifyFailure = useNotifyFailure();
  const underWay = useRef(false);
  return ({ tenantId }) => {
    if (underWay.current) return;
    underWay.current = true;
    session
      .switchTenant(tenantId)
      .then(() => goTo(FIRST_PAGE), notifyFailure)
      .finally(() => {
        underWay.current = false;
      });
  };
}
