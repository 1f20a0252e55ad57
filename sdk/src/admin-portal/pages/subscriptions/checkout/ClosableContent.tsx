import type { ReactNode } from 'react';
import { useTranslate } from '../../../../app/context';
import { Button } from '../../../../ui/Button';
import { DialogActions, DialogBody } from '../../../../ui/Dialog';
import { usePortalActions } from '../../../shell/use-portal';

/**
 * The content of a checkout whose form can't be shown, above a button that closes the dialog. The button has no initial
 * focus, because the form may replace it.
 */
export function ClosableContent({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const { closeDialog } = usePortalActions();
  return (
    <>
      <DialogBody>{children}</DialogBody>
      <DialogActions>
        <Button variant="secondary" onClick={closeDialog}>
          {t('adminPortal.subscriptions.cancel')}
        </Button>
      </DialogActions>
    </>
  );
}
