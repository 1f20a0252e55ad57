import { useApp, useTranslate } from '../../app/context';
import type { LazyContent } from '../../app/lazy/lazy-component';
import { ConfirmDialog } from '../parts/ConfirmDialog';
import { usePortal } from './use-portal';

const changes = {
  title: 'adminPortal.settingsForm.leaveTitle',
  message: 'adminPortal.settingsForm.leaveMessage',
  cancel: 'adminPortal.settingsForm.leaveCancel',
  confirm: 'adminPortal.settingsForm.leaveConfirm',
} as const;
const secret = {
  title: 'adminPortal.settingsForm.leaveSecretTitle',
  message: 'adminPortal.settingsForm.leaveSecretMessage',
  cancel: 'adminPortal.settingsForm.leaveSecretCancel',
  confirm: 'adminPortal.settingsForm.leaveSecretConfirm',
} as const;

/** Asks whether to discard the unsaved changes of the page, or a secret that is shown only once. */
function ConfirmLeave() {
  const { portal } = useApp();
  const t = useTranslate();
  const leave = usePortal((state) => state.leave);
  const texts = usePortal((state) => (state.losesSecret ? secret : changes));
  if (!leave) return null;
  return (
    <ConfirmDialog
      title={t(texts.title)}
      message={t(texts.message)}
      cancel={t(texts.cancel)}
      confirm={t(texts.confirm)}
      danger
      onConfirm={async () => undefined}
      onDone={leave}
      onClose={() => portal.setState({ leave: undefined })}
    />
  );
}

/** The dialog's chunk: most users leave no page with unsaved changes. */
export const content: LazyContent<object> = { component: ConfirmLeave };
