import { useTranslate } from '../../../../app/context';
import { useNotify } from '../../../../ui/Notifications';
import { ConfirmDialog } from '../../../parts/ConfirmDialog';
import { usePortalActions } from '../../../shell/use-portal';
import type { Account } from '../accounts-state';
import { useAccounts } from '../use-accounts';

/** Confirms that an account may manage accounts of its own from now on, or no longer. */
export function ManagementDialog({ account, enable }: { account: Account; enable: boolean }) {
  const t = useTranslate();
  const notify = useNotify();
  const { closeDialog } = usePortalActions();
  const setManagement = useAccounts((accounts) => accounts.setManagement);
  const { tenantId, name: accountName } = account;
  const shared = { onConfirm: () => setManagement(tenantId, enable), onClose: closeDialog };
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
