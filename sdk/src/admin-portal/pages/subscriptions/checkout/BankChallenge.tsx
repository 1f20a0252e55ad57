import { ShieldQuestion } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslate } from '../../../../app/context';
import type { FormValues } from '../../../../ui/Form';
import { DialogForm } from '../../../parts/DialogForm';
import type { Action } from '../../../parts/use-action';

/** The question of the simulated bank (3-D Secure): the card's holder confirms or rejects. */
export function BankChallenge({ action }: { action: Action<[FormValues]> }) {
  const t = useTranslate();
  const question = useRef<HTMLParagraphElement>(null);
  // The fields that had the focus are gone.
  useEffect(() => question.current?.focus(), []);
  return (
    <DialogForm
      action={action}
      cancel={t('adminPortal.subscriptions_Challenge.reject')}
      submit={t('adminPortal.subscriptions_Challenge.confirm')}
      onCancel={() => action.run({ outcome: 'rejected' })}
    >
      <div className="portico-challenge">
        <ShieldQuestion size={32} aria-hidden="true" />
        <p ref={question} tabIndex={-1} className="portico-challenge-question">
          {t('adminPortal.subscriptions_Challenge.question')}
        </p>
        <p className="portico-hint">{t('adminPortal.subscriptions_Challenge.simulated')}</p>
      </div>
      <input type="hidden" name="outcome" value="approved" />
    </DialogForm>
  );
}
