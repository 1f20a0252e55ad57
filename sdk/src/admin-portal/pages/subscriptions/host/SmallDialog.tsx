import type { ReactNode } from 'react';
import { useTranslate } from '../../../../app/context';
import { Dialog } from '../../../../ui/Dialog';
import { usePortalActions } from '../../../shell/use-portal';
import { ClosableContent } from '../checkout/ClosableContent';

/** The dialog of a checkout whose plan is not known yet, or that can't begin. */
export function SmallDialog({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const { closeDialog } = usePortalActions();
  return (
    <Dialog
      title={t('adminPortal.subscriptions.pageTitle')}
      closeLabel={t('common.actions.close')}
      onClose={closeDialog}
    >
      <ClosableContent>{children}</ClosableContent>
    </Dialog>
  );
}
