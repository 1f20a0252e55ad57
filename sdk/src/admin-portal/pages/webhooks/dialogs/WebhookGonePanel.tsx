import { useTranslate } from '../../../../app/context';
import { Button } from '../../../../ui/Button';
import { DialogActions, DialogBody } from '../../../../ui/Dialog';
import { SidePanel } from '../../../../ui/SidePanel';
import { usePortalActions } from '../../../shell/use-portal';

/** Says that there is no such webhook; its address may be old. */
export function WebhookGonePanel() {
  const t = useTranslate();
  const { closeDialog } = usePortalActions();
  return (
    <SidePanel title={t('adminPortal.webhooks.goneTitle')} closeLabel={t('common.actions.close')} onClose={closeDialog}>
      <DialogBody>
        <p>{t('adminPortal.webhooks.goneText')}</p>
      </DialogBody>
      <DialogActions>
        <Button variant="secondary" onClick={closeDialog}>
          {t('common.actions.close')}
        </Button>
      </DialogActions>
    </SidePanel>
  );
}
