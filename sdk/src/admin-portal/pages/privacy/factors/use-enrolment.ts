import { useState } from 'react';
import { useTranslate } from '../../../../app/context';
import type { EnrolmentResponse } from '../../../../contract';
import { useNotify } from '../../../../ui/Notifications';
import { usePortalActions } from '../../../shell/use-portal';

/** The end of an enrolment: the recovery code to show, or nothing. */
export interface Enrolment {
  /** Set if the service has created a code, which it shows only once. */
  recoveryCode: string | undefined;
  /** Takes the service's answer: without a recovery code, the dialog closes. */
  finish: (answer: EnrolmentResponse) => void;
  /** Closes the dialog after the enrolment, and says that the factor is on. */
  close: () => void;
}

/**
 * Ends an enrolment. The list of factors is loaded again when the dialog closes, because a new row could replace the
 * dialog that still shows the recovery code.
 */
export function useEnrolment(onChanged: () => void): Enrolment {
  const t = useTranslate();
  const notify = useNotify();
  const { closeDialog } = usePortalActions();
  const [recoveryCode, setRecoveryCode] = useState<string>();

  function close() {
    closeDialog();
    notify.toast(t('adminPortal.privacy.mfaFactorAdded'));
    onChanged();
  }
  function finish(answer: EnrolmentResponse) {
    if (answer.recoveryCode) setRecoveryCode(answer.recoveryCode);
    else close();
  }
  return { recoveryCode, finish, close };
}
