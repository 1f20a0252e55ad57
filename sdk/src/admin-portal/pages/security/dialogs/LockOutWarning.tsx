import type { ReactNode } from 'react';
import { useTranslate } from '../../../../app/context';
import { Alert } from '../../../../ui/Alert';

/** Warns of a change after which the user could not come any more. */
export function LockOutWarning({ focusOn, action }: { focusOn?: unknown; action?: ReactNode }) {
  const t = useTranslate();
  return (
    <Alert kind="warning" title={t('adminPortal.security_EditPolicy.lockOutTitle')} focusOn={focusOn} action={action}>
      {t('adminPortal.security_EditPolicy.lockOutText')}
    </Alert>
  );
}
