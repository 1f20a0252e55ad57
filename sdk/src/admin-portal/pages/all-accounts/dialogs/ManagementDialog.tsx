import { useState } from 'react';
import { useTranslate } from '../../../../app/context';
import { asApiError } from '../../../../core/response-error';
import { useNotify } from '../../../../ui/Notifications';
import { ConfirmDialog } from '../../../parts/ConfirmDialog';
import { isGone } from '../../../parts/changed-meanwhile';
import { usePortalActions } from '../../../shell/use-portal';
import type { Account } from '../accounts-state';
import { useAccounts } from '../use-accounts';
import { useLeaveGoneAccount } from './use-leave-gone-account';

/** Confirms that an account may manage accounts of its own from now on, or no longer. */
export function ManagementDialog({ account, enable }: { account: Account; enable: boolean }) {
  const t = useTranslate();
  const notify = useNotify();
  const { closeDialog } = usePortalActions();
  const leave = useLeaveGoneAccount(account.tenantId);
  const setManagement = useAccounts((accounts) => accounts.setManagement);
  const [isMissing, setMissing] = useState(false);
  const { tenantId, name: accountName } = account;
  const noteMissing = (error: unknown) => {
    setMissing(isGone(asApiError(error)));
    throw error;
  };
  const shared = {
    onConfirm: () => setManagement(tenantId, enable).catch(noteMissing),
    // Another user has deleted the account: the list is loaded again.
    onClose: isMissing ? leave : closeDialog,
  };
  return enable ? (
    <ConfirmDialog
      {...shared}
      title={t('adminPortal.allAccounts_EnableSubAccountManagementDialog.title')}
      message={t('adminPortal.allAccounts_EnableSubAccountManagementDialog.description', { accountName })}
      cancel={t('adminPortal.allAccounts_EnableSubAccountManagementDialog.cancel')}
      confirm={t('adminPortal.allAccounts_EnableSubAccountManagementDialog.enable')}
      onDone={() =>
        notify.announce(t('adminPortal.allAccounts_EnableSubAccountManagementDialog.enabled', { accountName }))
      }
    />
  ) : (
    <ConfirmDialog
      {...shared}
      danger
      title={t('adminPortal.allAccounts_DisableSubAccountManagementDialog.title')}
      message={t('adminPortal.allAccounts_DisableSubAccountManagementDialog.description', { accountName })}
      cancel={t('adminPortal.allAccounts_DisableSubAccountManagementDialog.cancel')}
      confirm={t('adminPortal.allAccounts_DisableSubAccountManagementDialog.disable')}
      onDone={() =>
        notify.announce(t('adminPortal.allAccounts_DisableSubAccountManagementDialog.disabled', { accountName }))
      }
    />
  );
}
