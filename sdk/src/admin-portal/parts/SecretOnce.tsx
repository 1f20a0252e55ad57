import { type ReactNode, useState } from 'react';
import { useTranslate } from '../../app/context';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { Dialog, DialogActions, DialogBody } from '../../ui/Dialog';
import { Form } from '../../ui/Form';
import { Checkbox } from '../../ui/fields/Checkbox';
import { FirstIcon } from '../../ui/LineIcon';
import { SecretValue } from './SecretValue';
import { useUnsavedChanges } from './use-unsaved-changes';

export interface SecretOnceProps {
  title: string;
  /** What the secret is, and that it is shown only now. */
  message: string;
  /** Name of the secret. */
  label: string;
  secret: string;
  /** The file to download; it contains the secret. */
  file: { name: string; text: string };
  /** Text of the button that closes the dialog. */
  done: string;
  /** What is shown before the secret, such as the client id. */
  before?: ReactNode;
  /** What is shown after the secret, such as a sample that uses it. */
  children?: ReactNode;
  onClose: () => void;
}

/**
 * A dialog with a secret that the service shows only once: masked until revealed, to copy or to download. It closes
 * only after the user has confirmed that the secret is stored; until then, Back and a reload ask whether to discard it.
 * A printout does not show it. Style it by `.portico-secret`.
 */
export function SecretOnce({ title, message, label, secret, file, done, before, children, onClose }: SecretOnceProps) {
  const t = useTranslate();
  const [isStored, setStored] = useState(false);
  const [refusals, setRefusals] = useState(0);
  useUnsavedChanges(!isStored, 'secret');
  const close = () => (isStored ? onClose() : setRefusals(refusals + 1));
  return (
    <Dialog title={title} size="large" closeLabel={t('common.actions.close')} onClose={close}>
      <Form onSubmit={close}>
        <DialogBody>
          <Alert kind="warning">{message}</Alert>
          {before}
          <SecretValue label={label} secret={secret} file={file} />
          {children}
          <StoredConfirmation
            isStored={isStored}
            refusals={refusals}
            onChange={(stored) => {
              setStored(stored);
              setRefusals(0);
            }}
          />
        </DialogBody>
        <DialogActions>
          <Button type="submit">{done}</Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

interface StoredConfirmationProps {
  isStored: boolean;
  /** How often the user tried to close the dialog without the confirmation. */
  refusals: number;
  onChange: (isStored: boolean) => void;
}

function StoredConfirmation({ isStored, refusals, onChange }: StoredConfirmationProps) {
  const t = useTranslate();
  return (
    <div className="portico-secret-stored">
      <Checkbox
        name="stored"
        label={t('adminPortal.secretOnce.storedLabel')}
        checked={isStored}
        onChange={(event) => onChange(event.target.checked)}
      />
      {refusals > 0 && (
        // A new element for each attempt, so that the message is announced again.
        <p key={refusals} className="portico-field-error" role="alert">
          <FirstIcon name="alert" />
          <span>{t('adminPortal.secretOnce.storedIsRequired')}</span>
        </p>
      )}
    </div>
  );
}
