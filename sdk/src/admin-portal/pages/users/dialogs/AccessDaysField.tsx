import { useApp, useTranslate } from '../../../../app/context';
import { TextField } from '../../../../ui/TextField';
import { accessSeconds, isAccessDays } from './access-days';

export interface AccessDaysFieldProps {
  days: string;
  onChange: (days: string) => void;
  /** Focuses the field when the dialog opens. */
  initialFocus?: boolean;
}

/** A field for the days of access, with the resulting end date. */
export function AccessDaysField({ days, onChange, initialFocus }: AccessDaysFieldProps) {
  const t = useTranslate();
  const now = useApp().session.now();
  const ends = isAccessDays(days) ? new Date(now + accessSeconds(days) * 1000) : null;
  const date = ends && new Intl.DateTimeFormat(t.language, { dateStyle: 'long' }).format(ends);
  return (
    <TextField
      name="accessDays"
      label={t('adminPortal.users_editAccessTime.accessDaysLabel')}
      help={date && t('adminPortal.users_editAccessTime.accessTimeSummary', { date })}
      inputMode="numeric"
      autoComplete="off"
      value={days}
      data-initial-focus={initialFocus}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
