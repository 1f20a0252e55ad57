import { useApp, useTranslate } from '../../app/context';
import type { LazyContent } from '../../app/lazy/lazy-component';
import { ConfirmDialog } from '../parts/ConfirmDialog';
import { usePortal } from './use-portal';

/** Asks whether to discard the unsaved changes of the page. */
function ConfirmLeave() {
  const { portal } = useApp();
  const t = useTranslate();
  const leave = usePortal((state) => state.leave);
  if (!leave) return null;
  return (
    <ConfirmDialog
      title={t('adminPortal.settingsForm.leaveTitle')}
      message={t('adminPortal.settingsForm.leaveMessage')}
      cancel={t('adminPortal.settingsForm.leaveCancel')}
      confirm={t('adminPortal.settingsForm.leaveConfirm')}
      danger
      onConfirm={async () => undefined}
      onDone={leave}
      onClose={() => portal.setState({ leave: undefined })}
    />
  );
}

/** The dialog's chunk: most users leave no page with unsaved changes. */
export const content: LazyContent<object> = { component: ConfirmLeave };
