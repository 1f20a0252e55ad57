import { useApp, useTranslate } from '../../../../app/context';
import { relativeTime } from './relative-time';

/** A date in the user's language. */
export function ShortDate({ at }: { at: string }) {
  const { language } = useTranslate();
  return <time dateTime={at}>{new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(at))}</time>;
}

/** How long ago a user was last active; the exact time is in a tooltip. */
export function LastSeen({ at }: { at: string | undefined }) {
  const t = useTranslate();
  const now = useApp().clock.now();
  if (!at) return <span className="portico-muted">{t('adminPortal.users.never')}</span>;
  const exact = new Intl.DateTimeFormat(t.language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));
  return (
    <time dateTime={at} title={exact}>
      {relativeTime(t.language, Date.parse(at) - now)}
    </time>
  );
}
