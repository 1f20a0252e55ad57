import { useApp, useTranslate } from '../../../../app/context';
import type { FormValues } from '../../../../ui/Form';
import { DialogForm } from '../../../parts/DialogForm';
import type { ConflictingSave } from '../../../parts/use-conflicting-save';
import { usePortalActions } from '../../../shell/use-portal';
import { CardConflict } from '../checkout/CardConflict';
import { CardDialog } from '../checkout/CardDialog';
import { CardDone } from '../checkout/CardDone';
import { CardFields } from '../checkout/CardFields';
import { cardErrors, refusedField } from '../checkout/card-form';
import { useReplaceCard } from '../checkout/use-replace-card';
import { WithCardProvider } from '../checkout/WithCardProvider';

/**
 * Takes a new card, which is charged from now on.
 *
 * @see Portal spec §4 "Payment method"
 */
export function ReplaceCardDialog() {
  const t = useTranslate();
  const steps = useReplaceCard();
  return (
    <CardDialog
      title={t('adminPortal.subscriptions.newCardTitle')}
      steps={steps}
      done={<CardDone message={t('adminPortal.subscriptions.cardSaved')} />}
    >
      <WithCardProvider>
        <CardForm saving={steps.saving} />
      </WithCardProvider>
    </CardDialog>
  );
}

function CardForm({ saving: { save, met } }: { saving: ConflictingSave<FormValues> }) {
  const t = useTranslate();
  const { session } = useApp();
  const { closeDialog } = usePortalActions();
  return (
    <DialogForm
      action={save}
      {...refusedField(t, save.error)}
      validate={(values) => cardErrors(t, values, session.now())}
      cancel={t('adminPortal.subscriptions.cancel')}
      submit={t('adminPortal.subscriptions.saveCard')}
      alert={met === 'changed' ? <CardConflict focusOn={save.failures} /> : undefined}
      onCancel={closeDialog}
    >
      <CardFields />
    </DialogForm>
  );
}
