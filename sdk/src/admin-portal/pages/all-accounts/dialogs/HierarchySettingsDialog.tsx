import { useState } from 'react';
import { useTranslate } from '../../../../app/context';
import type { SubAccountAccessType } from '../../../../contract';
import { useNotify } from '../../../../ui/Notifications';
import { EditDialog, FromCurrent } from '../../../parts/EditDialog';
import { RadioList } from '../../../parts/RadioList';
import { useSaveOnBase } from '../../../parts/use-conflicting-save';
import { usePortalActions } from '../../../shell/use-portal';
import type { Account } from '../accounts-state';
import { accessTypeTexts } from '../tree/account-texts';
import { useAccounts } from '../use-accounts';
import { useLeaveGoneAccount } from './use-leave-gone-account';

const accessTypes: readonly SubAccountAccessType[] = ['defaultOff', 'defaultOn', 'alwaysOn'];

/** Sets whether the users of an account may enter the accounts below it (portal spec §5). */
export function HierarchySettingsDialog({ account }: { account: Account }) {
  return <FromCurrent>{(loadCurrent) => <TypeForm account={account} onLoadCurrent={loadCurrent} />}</FromCurrent>;
}

function TypeForm({ account, onLoadCurrent }: { account: Account; onLoadCurrent: () => void }) {
  const t = useTranslate();
  const { closeDialog } = usePortalActions();
  const [type, setType] = useState<SubAccountAccessType>(account.subAccountAccessType ?? 'defaultOff');
  return (
    <EditDialog
      title={t('adminPortal.allAccounts_UpdateSubAccountHierarchySettingsDialog.header')}
      cancel={t('adminPortal.allAccounts_UpdateSubAccountHierarchySettingsDialog.cancel')}
      submit={t('adminPortal.allAccounts_UpdateSubAccountHierarchySettingsDialog.done')}
      saving={useSaveType(account, type)}
      onLoadCurrent={onLoadCurrent}
      onGone={useLeaveGoneAccount(account.tenantId)}
      onClose={closeDialog}
    >
      <p className="portico-muted">
        {t('adminPortal.allAccounts_UpdateSubAccountHierarchySettingsDialog.subtitle', {
          accountName: account.name,
        })}
      </p>
      <RadioList
        label={t('adminPortal.allAccounts_UpdateSubAccountHierarchySettingsDialog.title')}
        choices={accessTypes.map((id) => ({
          id,
          label: t(accessTypeTexts[id].title),
          description: t(accessTypeTexts[id].description),
        }))}
        selected={type}
        onChange={(chosen) => setType(accessTypes.find((known) => known === chosen) ?? 'defaultOff')}
      />
    </EditDialog>
  );
}

/** Saves the choice. */
function useSaveType(account: Account, type: SubAccountAccessType) {
  const t = useTranslate();
  const notify = useNotify();
  const { closeDialog } = usePortalActions();
  const setAccessType = useAccounts((accounts) => accounts.setAccessType);
  return useSaveOnBase(
    account,
    (_, base) => setAccessType(base, type),
    () => {
      closeDialog();
      notify.announce(
        t('adminPortal.allAccounts_UpdateSubAccountHierarchySettingsDialog.saved', { accountName: account.name }),
      );
    },
  );
}
