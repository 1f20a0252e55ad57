import { useStore } from 'zustand';
import { deleteDomainRestriction } from '../../../../../api/restrictions';
import { useApp, useTranslate } from '../../../../../app/context';
import type { DomainRestriction } from '../../../../../contract';
import { useNotify } from '../../../../../ui/Notifications';
import { ConfirmDialog } from '../../../../parts/ConfirmDialog';
import { ignoreGone } from '../../../../parts/changed-meanwhile';
import { usePortalActions } from '../../../../shell/use-portal';
import { useSecurity } from '../../use-security';

/**
 * Asks for confirmation before a domain is deleted. The deleted domain is the one that leaves the list: the
 * specification notes a preview in which it alone stayed.
 *
 * @see Portal spec §5
 */
export function DeleteDomainDialog({ entry: { id, domain } }: { entry: DomainRestriction }) {
  const t = useTranslate();
  const { http } = useApp();
  const notify = useNotify();
  const { closeDialog } = usePortalActions();
  const apply = useStore(useSecurity().domains, (policies) => policies.apply);
  return (
    <ConfirmDialog
      title={t('adminPortal.security_DomainRestrictions.deleteTitle')}
      message={t('adminPortal.security_DomainRestrictions.deleteMessage', { domain })}
      cancel={t('adminPortal.security_EditPolicy.cancel')}
      confirm={t('adminPortal.security_DomainRestrictions.deleteButton')}
      danger
      onConfirm={() => apply(() => deleteDomainRestriction(http, id).catch(ignoreGone))}
      onDone={() => notify.announce(t('adminPortal.security_DomainRestrictions.deleted', { domain }))}
      onClose={closeDialog}
    />
  );
}
