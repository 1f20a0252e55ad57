import { useCallback } from 'react';
import { useStore } from 'zustand';
import { deleteIpRestriction } from '../../../../../api/restrictions';
import { useApp, useTranslate } from '../../../../../app/context';
import type { IpRestriction } from '../../../../../contract';
import { useNotify } from '../../../../../ui/Notifications';
import { ConfirmDialog } from '../../../../parts/ConfirmDialog';
import { ignoreGone } from '../../../../parts/changed-meanwhile';
import { useLoaded } from '../../../../parts/use-loaded';
import { usePortalActions } from '../../../../shell/use-portal';
import { changeRefusesMe } from '../../restrictions/addresses/own-access';
import { useSecurity } from '../../use-security';
import { LockOutWarning } from '../LockOutWarning';
import { useReadyData } from '../use-edit-policy';

/** Asks for confirmation before an address is deleted, and warns if it is what lets the user in. */
export function DeleteAddressDialog({ entry: { id, ip } }: { entry: IpRestriction }) {
  const t = useTranslate();
  const { http } = useApp();
  const notify = useNotify();
  const { closeDialog } = usePortalActions();
  const apply = useStore(useSecurity().addresses.policies, (policies) => policies.apply);
  const locks = useLocksOut(id);
  return (
    <ConfirmDialog
      title={t('adminPortal.security_ipRestrictions.deleteIpDialogTitle')}
      message={t('adminPortal.security_ipRestrictions.deleteIpDialogMessage', { ip })}
      cancel={t('adminPortal.security_ipRestrictions.deleteIpDialogCancelButton')}
      confirm={t('adminPortal.security_ipRestrictions.deleteIpDialogDeleteButton')}
      danger
      onConfirm={() => apply(() => deleteIpRestriction(http, id).catch(ignoreGone))}
      onDone={() => notify.announce(t('adminPortal.security_ipRestrictions.deleted', { ip }))}
      onClose={closeDialog}
    >
      {locks && <LockOutWarning />}
    </ConfirmDialog>
  );
}

function useLocksOut(id: string): boolean {
  const { http } = useApp();
  const { config } = useReadyData(useSecurity().addresses.policies);
  const { isActive, strategy } = config;
  const [locks] = useLoaded(
    useCallback(
      () => changeRefusesMe(http, { isActive, strategy }, (entries) => entries.filter((entry) => entry.id !== id)),
      [http, isActive, strategy, id],
    ),
  );
  return locks.phase === 'ready' && locks.data;
}
