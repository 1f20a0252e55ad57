import { useTranslate } from '../../../app/context';
import { dateFormat } from '../formats';
import { RelativeTime } from '../RelativeTime';

/** A date in the user's language. */
export function ShortDate({ at }: { at: string }) {
  const { language } = useTranslate();
  return <time dateTime={at}>{dateFormat(language).format(new Date(at))}</time>;
}

/** How long ago a user was last active. */
export function LastSeen({ at }: { at: string | undefined }) {
  const t = useTranslate();
  if (!at) return <span className="portico-muted">{t('adminPortal.users.never')}</span>;
  return <RelativeTime at={at} />;
}
