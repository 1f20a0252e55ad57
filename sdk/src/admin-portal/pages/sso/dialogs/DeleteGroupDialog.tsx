import { useTranslate } from '../../../../app/context';
import type { SsoGroup } from '../../../../contract';
import { useNotify } from '../../../../ui/Notifications';
import { ConfirmDialog } from '../../../parts/ConfirmDialog';
import { usePortalActions } from '../../../shell/use-portal';
import { useSso } from '../use-sso';

export interface DeleteGroupDialogProps {
  connectionId: string;
  group: SsoGroup;
}

/** Asks for confirmation before a group is removed: its members lose roles. */
export function DeleteGroupDialog({ connectionId, group: { id, group } }: DeleteGroupDialogProps) {
  const t = useTranslate();
  const notify = useNotify();
  const { closeDialog } = usePortalActions();
  const remove = useSso((sso) => sso.removeGroup);
  return (
    <ConfirmDialog
      title={t('adminPortal.sso_ManageAuthorization.removeTitle', { group })}
      message={t('adminPortal.sso_ManageAuthorization.removeMessage')}
      cancel={t('adminPortal.sso_ManageAuthorization.cancel')}
      confirm={t('adminPortal.sso_ManageAuthorization.remove')}
      danger
      onConfirm={() => remove(connectionId, id)}
      onDone={() => notify.toast(t('adminPortal.sso_ManageAuthorization.removed', { group }))}
      onClose={closeDialog}
    />
  );
}
