import { useEffect, useRef, useState } from 'react';
import { useTranslate } from '../../../../app/context';
import type { EnrolmentResponse } from '../../../../contract';
import { asApiError } from '../../../../core/response-error';
import { useNotify } from '../../../../ui/Notifications';
import { usePortalActions } from '../../../shell/use-portal';

/** The last call of an enrolment, and its end: the recovery code to show, or nothing. */
export interface Enrolment {
  /** Set if the service has created a code, which it shows only once. */
  recoveryCode: string | undefined;
  /** Takes the call that turns the factor on: without a recovery code, the dialog closes. Rejects if the call does. */
  enrol: (call: Promise<EnrolmentResponse>) => Promise<void>;
  /** Closes the dialog before that. */
  cancel: () => void;
  /** Closes the dialog after the enrolment, and says that the factor is on. */
  close: () => void;
}

/**
 * Ends an enrolment. The list of factors is loaded again when the dialog closes, also by Back, because a new row could
 * replace the dialog that still shows the recovery code.
 */
export function useEnrolment(onChanged: () => void): Enrolment {
  const t = useTranslate();
  const notify = useNotify();
  const { closeDialog } = usePortalActions();
  const [recoveryCode, setRecoveryCode] = useState<string>();
  // After a call without an answer, the factor may be on.
  const isUnknown = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only at the end of the step, not for another callback.
  useEffect(() => (recoveryCode === undefined ? undefined : () => onChanged()), [recoveryCode]);

  function cancel() {
    closeDialog();
    if (isUnknown.current) onChanged();
  }
  function close() {
    closeDialog();
    notify.toast(t('adminPortal.privacy.mfaFactorAdded'));
    if (recoveryCode === undefined) onChanged();
  }
  async function enrol(call: Promise<EnrolmentResponse>) {
    const answer = await call.catch((error) => {
      isUnknown.current ||= asApiError(error).unanswered;
      throw error;
    });
    if (answer.recoveryCode) setRecoveryCode(answer.recoveryCode);
    else close();
  }
  return { recoveryCode, enrol, cancel, close };
}
