import { usePageParams, usePortalActions } from '../../../shell/use-portal';
import { useAccounts } from '../use-accounts';

/** Closes a dialog about an account that is gone, and its view, and loads the accounts again. */
export function useLeaveGoneAccount(accountId: string): () => void {
  const { closeDialog } = usePortalActions();
  const [params, setParams] = usePageParams();
  const start = useAccounts((accounts) => accounts.start);
  return () => {
    closeDialog();
    if (params.account === accountId) setParams({ account: '' });
    void start();
  };
}
