import { useState } from 'react';
import { useTranslate } from '../../../../app/context';
import type { SubAccountAccessType } from '../../../../contract';
import { useNotify } from '../../../../ui/Notifications';
import { FormDialog } from '../../../parts/FormDialog';
import { useAction } from '../../../parts/use-action';
import { usePortalActions } from '../../../shell/use-portal';
import type { Account } from '../accounts-state';
import { accessTypeTexts } from '../tree/account-texts';
import { useAccounts } from '../use-accounts';
import { RadioList } from './RadioList';

const accessTypes: readonly SubAccountAccessType[] = ['defaultOff', 'defaultOn', 'alwaysOn'];

/** Sets whether the users of an account may enter the accounts below it (portal spec §5). */
export function HierarchySettingsDialog({ account }: { account: Account }) {
  const t = useTranslate();
  const notify = useNotify();
  const { closeDialog } = usePortalActions();
  const setAccessType = useAccounts((accounts) => accounts.setAccessType);
  const [type, setType] = useState<SubAccountAccessType>(account.subAccountAccessType ?? 'defaultOff');
  const save = useAction(
    () => setAccessType(account.tenantId, type),
    () => {
      closeDialog();
      notify.announce(
        t('adminPortal.allAccounts_UpdateSubAccountHierarchySettingsDialog.saved', { accountName: account.name }),
      );
    },
  );
  return (
    <FormDialog
      title={t('adminPortal.allAccounts_UpdateSubAccountHierarchySettingsDialog.header')}
      cancel={t('adminPortal.allAccounts_UpdateSubAccountHierarchySettingsDialog.cancel')}
      submit={t('adminPortal.allAccounts_UpdateSubAccountHierarchySettingsDialog.done')}
      action={save}
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
    </FormDialog>
  );
}
