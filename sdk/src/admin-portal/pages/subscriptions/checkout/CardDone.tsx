import { CircleCheck } from 'lucide-react';
import { useTranslate } from '../../../../app/context';
import { Button } from '../../../../ui/Button';
import { DialogActions, DialogBody } from '../../../../ui/Dialog';
import { usePortalActions } from '../../../shell/use-portal';

/** The end of a dialog: what was done. */
export function CardDone({ message }: { message: string }) {
  const t = useTranslate();
  const { closeDialog } = usePortalActions();
  return (
    <>
      <DialogBody>
        <div className="portico-challenge" role="status">
          <CircleCheck size={32} aria-hidden="true" />
          <p>{message}</p>
        </div>
      </DialogBody>
      <DialogActions>
        {/* The button that was pressed is gone. */}
        <Button autoFocus onClick={closeDialog}>
          {t('adminPortal.subscriptions_Checkout.done')}
        </Button>
      </DialogActions>
    </>
  );
}
