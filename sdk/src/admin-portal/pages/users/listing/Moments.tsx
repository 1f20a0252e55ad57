import { useApp, useTranslate } from '../../../../app/context';
import { relativeTime } from './relative-time';

/** A day, in the reader's language. */
export function ShortDate({ at }: { at: string }) {
  const { language } = useTranslate();
  return <time dateTime={at}>{new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(at))}</time>;
}

/** How long ago somebody was here; the exact time on hover. */
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
