import { useTranslate } from '../../../../app/context';
import { Button } from '../../../../ui/Button';
import { usePageDialog, usePortalActions } from '../../../shell/use-portal';
import { SecurityCard } from '../parts/SecurityCard';
import { privacyDialogs } from '../privacy-dialogs';
import { ChangePasswordDialog } from './ChangePasswordDialog';

/** The user's password, with a way to change it. */
export function PasswordCard({ onChanged }: { onChanged: () => void }) {
  const t = useTranslate();
  const { openDialog } = usePortalActions();
  const dialog = usePageDialog(privacyDialogs);
  return (
    <SecurityCard
      title={t('adminPortal.privacy.passwordTitle')}
      description={t('adminPortal.privacy.passwordDescription')}
      action={
        <Button variant="secondary" onClick={() => openDialog({ kind: 'changePassword' })}>
          {t('adminPortal.privacy_ChangePassword.changePassword')}
        </Button>
      }
    >
      {dialog?.kind === 'changePassword' && <ChangePasswordDialog onChanged={onChanged} />}
    </SecurityCard>
  );
}
