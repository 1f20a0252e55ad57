import type { ReactNode } from 'react';
import { useTranslate } from '../../../../app/context';
import { SlowRequest } from '../../../../app/SlowRequest';
import { Button } from '../../../../ui/Button';
import { Dialog, DialogActions, DialogBody, type DialogProps } from '../../../../ui/Dialog';
import { Form, type FormValues } from '../../../../ui/Form';
import type { FormErrors } from '../../../../ui/form-errors';
import { ErrorAlert } from '../../../parts/ErrorAlert';
import type { Action } from '../../../parts/use-action';
import { usePortalActions } from '../../../shell/use-portal';

export interface FormDialogProps extends Pick<DialogProps, 'title' | 'size' | 'role'> {
  cancel: string;
  submit: string;
  /** The action destroys something. */
  danger?: boolean;
  save: Action<[FormValues]>;
  /** The failure is shown at a field, not above the form. */
  failureAtField?: boolean;
  validate?: (values: FormValues) => FormErrors;
  children: ReactNode;
}

/** A dialog with one form: it stays open until the call succeeds, and shows why it failed. */
export function FormDialog({ title, size, role, save, children, ...form }: FormDialogProps) {
  const t = useTranslate();
  const { closeDialog } = usePortalActions();
  return (
    <Dialog
      title={title}
      {...(size && { size })}
      {...(role && { role })}
      closeLabel={t('common.actions.close')}
      pending={save.pending}
      onClose={closeDialog}
    >
      <Form onSubmit={save.run} pending={save.pending} {...(form.validate && { validate: form.validate })}>
        <DialogBody>
          {save.error && !form.failureAtField && <ErrorAlert error={save.error} focusOn={save.failures} />}
          {children}
        </DialogBody>
        {save.pending && <SlowRequest onCancel={save.cancel} />}
        <DialogActions>
          <Button variant="secondary" onClick={closeDialog} disabled={save.pending}>
            {form.cancel}
          </Button>
          <Button type="submit" variant={form.danger ? 'danger' : 'primary'} pending={save.pending}>
            {form.submit}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
