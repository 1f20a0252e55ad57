import { useTranslate } from '../../../../app/context';
import { Alert } from '../../../../ui/Alert';
import { Button } from '../../../../ui/Button';
import type { Conflict } from './use-save-role';

export interface ConflictAlertProps {
  conflict: Conflict;
  focusOn: unknown;
  /** Replaces what was typed with the current role. */
  onLoadCurrent: () => void;
}

/** Says that another administrator has changed or deleted the role while the form was open. */
export function ConflictAlert({ conflict, focusOn, onLoadCurrent }: ConflictAlertProps) {
  const t = useTranslate();
  return (
    <Alert
      title={t(`adminPortal.roles_addOrEditRole.${conflict}Title`)}
      focusOn={focusOn}
      action={
        conflict === 'changed' && (
          <Button variant="secondary" size="dense" onClick={onLoadCurrent}>
            {t('adminPortal.roles_addOrEditRole.loadCurrent')}
          </Button>
        )
      }
    >
      {t(`adminPortal.roles_addOrEditRole.${conflict}Text`)}
    </Alert>
  );
}
