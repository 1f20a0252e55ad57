import { useTranslate } from '../../../../app/context';
import { Button } from '../../../../ui/Button';
import { DialogActions, DialogBody } from '../../../../ui/Dialog';
import { SidePanel } from '../../../../ui/SidePanel';
import { usePortalActions } from '../../../shell/use-portal';

/** Says that there is no such connection; its address may be old. */
export function ConnectionGonePanel() {
  const t = useTranslate();
  const { closeDialog } = usePortalActions();
  return (
    <SidePanel
      title={t('adminPortal.provisioning_Panel.goneTitle')}
      closeLabel={t('common.actions.close')}
      onClose={closeDialog}
    >
      <DialogBody>
        <p>{t('adminPortal.provisioning_Panel.goneText')}</p>
      </DialogBody>
      <DialogActions>
        <Button variant="secondary" onClick={closeDialog}>
          {t('adminPortal.provisioning_Panel.close')}
        </Button>
      </DialogActions>
    </SidePanel>
  );
}
