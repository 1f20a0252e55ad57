import { useTranslate } from '../../../../app/context';
import { Alert } from '../../../../ui/Alert';

/** Says that another administrator has changed subscription or card meanwhile: the dialog now shows the current ones. */
export function CardConflict({ focusOn }: { focusOn: number }) {
  const t = useTranslate();
  return (
    <Alert title={t('adminPortal.editDialog.changedTitle')} focusOn={focusOn}>
      {t('adminPortal.subscriptions_Checkout.changedText')}
    </Alert>
  );
}
