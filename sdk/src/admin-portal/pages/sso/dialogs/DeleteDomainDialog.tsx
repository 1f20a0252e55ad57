import { useTranslate } from '../../../../app/context';
import type { SsoDomain } from '../../../../contract';
import { useNotify } from '../../../../ui/Notifications';
import { ConfirmDialog } from '../../../parts/ConfirmDialog';
import { usePortalActions } from '../../../shell/use-portal';
import { useSso } from '../use-sso';

export interface DomainDialogProps {
  connectionId: string;
  domain: SsoDomain;
}

/** Asks for confirmation before a domain is removed: its users sign in with a password again. */
export function DeleteDomainDialog({ connectionId, domain: { id, domain } }: DomainDialogProps) {
  const t = useTranslate();
  const notify = useNotify();
  const { closeDialog } = usePortalActions();
  const remove = useSso((sso) => sso.removeDomain);
  return (
    <ConfirmDialog
      title={t('adminPortal.sso_ClaimDomain.removeTitle', { domain })}
      message={t('adminPortal.sso_ClaimDomain.removeMessage')}
      cancel={t('adminPortal.sso_ClaimDomain.cancel')}
      confirm={t('adminPortal.sso_ClaimDomain.remove')}
      danger
      onConfirm={() => remove(connectionId, id)}
      onDone={() => notify.toast(t('adminPortal.sso_ClaimDomain.removed', { domain }))}
      onClose={closeDialog}
    />
  );
}
