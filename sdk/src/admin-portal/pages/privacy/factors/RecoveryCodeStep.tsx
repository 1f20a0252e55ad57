import { Printer } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { useSession, useTranslate } from '../../../../app/context';
import { RecoveryCode } from '../../../../app/mfa/RecoveryCode';
import type { Translate } from '../../../../metadata';
import { Alert } from '../../../../ui/Alert';
import { Button } from '../../../../ui/Button';
import { Dialog, DialogActions, DialogBody } from '../../../../ui/Dialog';
import { Form } from '../../../../ui/Form';
import { Checkbox } from '../../../../ui/fields/Checkbox';
import { useFormErrors } from '../../../../ui/form-errors';
import { formErrors, required, text } from '../../../parts/form-schema';
import { useUnsavedChanges } from '../../../parts/use-unsaved-changes';
import { printSheet } from './print-sheet';

/**
 * The last step of a first enrolment: shows the recovery code, this once. The user confirms that it is stored; until then,
 * Back and a reload ask whether to discard it.
 */
export function RecoveryCodeStep({ code, onClose }: { code: string; onClose: () => void }) {
  const t = useTranslate();
  const actions = useRef<HTMLDivElement>(null);
  // Closing submits the form, so that the code is not lost by a slip.
  const submit = () => actions.current?.closest('form')?.requestSubmit();
  return (
    <Dialog
      title={t('adminPortal.privacy_EnableMfa.recoveryCodeTitle')}
      closeLabel={t('common.actions.close')}
      onClose={submit}
    >
      <Form onSubmit={onClose} validate={(values) => formErrors(storedSchema(t), values)}>
        <DialogBody>
          <Alert kind="success">{t('adminPortal.privacy_EnableMfa.recoveryCodeInstructions')}</Alert>
          <CodeSheet code={code} />
          <StoredCheckbox />
        </DialogBody>
        <DialogActions>
          <div ref={actions}>
            <Button type="submit">{t('adminPortal.privacy_EnableMfa.close')}</Button>
          </div>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

const storedSchema = (t: Translate) =>
  z.object({ stored: text(required(() => t('adminPortal.privacy_EnableMfa.recoveryCodeNotStored'))) });

function CodeSheet({ code }: { code: string }) {
  const t = useTranslate();
  const email = useSession(({ user }) => user?.email) ?? '';
  const label = t('adminPortal.privacy_EnableMfa.recoveryCodeLabel');
  const print = () =>
    printSheet({
      title: label,
      code,
      lines: [email, t('adminPortal.privacy_EnableMfa.recoveryCodeInstructions')],
    });
  return (
    <RecoveryCode code={code} email={email} texts={{ label, download: t('adminPortal.privacy_EnableMfa.download') }}>
      <Button variant="secondary" size="dense" onClick={print}>
        <Printer size={16} />
        <span>{t('adminPortal.privacy_EnableMfa.print')}</span>
      </Button>
    </RecoveryCode>
  );
}

function StoredCheckbox() {
  const t = useTranslate();
  const note = useId();
  const { stored } = useFormErrors();
  const [isStored, setStored] = useState(false);
  useUnsavedChanges(!isStored, 'secret');
  return (
    <div className="portico-field" data-invalid={stored ? true : undefined}>
      <Checkbox
        name="stored"
        label={t('adminPortal.privacy_EnableMfa.recoveryCodeStored')}
        checked={isStored}
        onChange={({ target }) => setStored(target.checked)}
        aria-invalid={stored ? true : undefined}
        aria-describedby={stored ? note : undefined}
      />
      <p className="portico-field-error" id={note} role="alert">
        {stored}
      </p>
    </div>
  );
}
