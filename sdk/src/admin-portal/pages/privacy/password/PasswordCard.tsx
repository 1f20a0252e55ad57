import { useTranslate } from '../../../../app/context';
import { Button } from '../../../../ui/Button';
import { usePortalActions } from '../../../shell/use-portal';
import { SecurityCard } from '../parts/SecurityCard';

/** The user's password, with a way to change it. */
export function PasswordCard() {
  const t = useTranslate();
  const { openDialog } = usePortalActions();
  return (
    <SecurityCard
      title={t('adminPortal.privacy.passwordTitle')}
      description={t('adminPortal.privacy.passwordDescription')}
      action={
        <Button variant="secondary" onClick={() => openDialog({ kind: 'changePassword' })}>
          {t('adminPortal.privacy_ChangePassword.changePassword')}
        </Button>
      }
    />
  );
}
