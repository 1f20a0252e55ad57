import { Fragment, type ReactNode, useState } from 'react';
import { useTranslate } from '../../app/context';
import type { FormValues } from '../../ui/Form';
import { ConflictAlert } from './ConflictAlert';
import { errorText } from './error-text';
import { FormDialog, type FormDialogProps } from './FormDialog';
import type { ConflictingSave } from './use-conflicting-save';

export interface EditDialogProps extends Omit<FormDialogProps, 'action' | 'alert'> {
  saving: ConflictingSave<FormValues>;
  /** Replaces the entries with the current values; absent if saving changes only what the user has changed. */
  onLoadCurrent?: () => void;
  /** Closes the dialog about something that is gone, and loads the list that it was opened from. */
  onGone: () => void;
  /** Replaces the alert about a failure that is no conflict. */
  warning?: ReactNode;
}

/**
 * A {@link FormDialog} about something that another user may change or delete meanwhile. It says so, and keeps the
 * entries: the user saves them anyway, or loads the current values. Entries about something that is gone stay until the
 * user closes the dialog.
 */
export function EditDialog({ saving, onLoadCurrent, onGone, warning, ...dialog }: EditDialogProps) {
  const t = useTranslate();
  const { save, conflict } = saving;
  return (
    <FormDialog
      {...dialog}
      action={save}
      submit={conflict === 'changed' ? t('adminPortal.editDialog.saveAnyway') : dialog.submit}
      submitDisabled={conflict === 'gone' || dialog.submitDisabled === true}
      alert={saving.met ? <MetConflict saving={saving} onLoadCurrent={onLoadCurrent} onGone={onGone} /> : warning}
    />
  );
}

type MetConflictProps = Pick<EditDialogProps, 'saving' | 'onGone'> & { onLoadCurrent: (() => void) | undefined };

/** The alert about the conflict that the last call has met. */
function MetConflict({ saving: { save, met }, onLoadCurrent, onGone }: MetConflictProps) {
  const t = useTranslate();
  const isGone = met === 'gone';
  return (
    <ConflictAlert
      title={isGone && save.error ? errorText(t, save.error) : t('adminPortal.editDialog.changedTitle')}
      message={t(isGone ? 'adminPortal.editDialog.goneText' : 'adminPortal.editDialog.changedText')}
      focusOn={save.failures}
      onRecover={isGone ? onGone : onLoadCurrent}
      recoverLabel={t(isGone ? 'adminPortal.editDialog.closeGone' : 'adminPortal.editDialog.loadCurrent')}
    />
  );
}

/** Renders a form about the current values of something, and again from them when the user loads them. */
export function FromCurrent({ children }: { children: (loadCurrent: () => void) => ReactNode }) {
  const [version, setVersion] = useState(0);
  return <Fragment key={version}>{children(() => setVersion(version + 1))}</Fragment>;
}
