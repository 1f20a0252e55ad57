import { useTranslate } from '../../../../app/context';
import type { LazyContent } from '../../../../app/lazy/lazy-component';
import { ConfirmDialog } from '../../../parts/ConfirmDialog';
import { usePortalActions } from '../../../shell/use-portal';

export interface RemovePictureDialogProps {
  onRemove: () => Promise<void>;
}

/** Asks for confirmation before the picture is removed. */
function RemovePictureDialog({ onRemove }: RemovePictureDialogProps) {
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

/** The dialog's chunk. */
export const content: LazyContent<RemovePictureDialogProps> = { component: RemovePictureDialog };
