import type { ReactNode } from 'react';
import { useApp, useTranslate } from '../../../../app/context';
import { leavePage } from '../../../../app/leave-page';
import { Dialog } from '../../../../ui/Dialog';
import { usePortalActions } from '../../../shell/use-portal';
import { BankChallenge } from './BankChallenge';
import type { CardSteps } from './use-card-steps';

export interface CardDialogProps {
  title: string;
  steps: CardSteps;
  /** The form, before the bank asks. */
  children: ReactNode;
  /** Shown at the end. */
  done: ReactNode;
}

/** A dialog that takes a card: its form, the bank's question, and the end, one in place of the other. */
export function CardDialog({ title, steps: { saving, isChallenged, isDone }, children, done }: CardDialogProps) {
  const t = useTranslate();
  const { portal } = useApp();
  const { closeDialog } = usePortalActions();
  return (
    <Dialog
      title={isChallenged ? t('adminPortal.subscriptions_Challenge.title') : title}
      closeLabel={t('common.actions.close')}
      pending={saving.save.pending}
      onClose={() => leavePage(portal, closeDialog)}
    >
      {isDone ? done : isChallenged ? <BankChallenge action={saving.save} /> : children}
    </Dialog>
  );
}
