import { useTranslate } from '../../../../app/context';
import { ConfirmDialog } from '../../../parts/ConfirmDialog';
import { usePortalActions } from '../../../shell/use-portal';

/** Asks for confirmation before the picture is removed. */
export function RemovePictureDialog({ onRemove }: { onRemove: () => Promise<void> }) {
  const t = useTranslate();
  const { closeDialog } = usePortalActions();
  return (
    <ConfirmDialog
      title={t('adminPortal.profile.removeImageTitle')}
      message={t('adminPortal.profile.removeImageMessage')}
      cancel={t('adminPortal.profile.removeImageCancelButton')}
      confirm={t('adminPortal.profile.removeImageButton')}
      danger
      onConfirm={onRemove}
      onClose={closeDialog}
    />
  );
}
