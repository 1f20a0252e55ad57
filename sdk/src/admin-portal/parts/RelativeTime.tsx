import { useApp, useTranslate } from '../../app/context';
import { momentFormat } from './formats';
import { relativeTime } from './relative-time';

/** How long ago something was, in the user's language; the exact time is in a tooltip. */
export function RelativeTime({ at }: { at: string }) {
  const { language } = useTranslate();
  const now = useApp().session.now();
  const exact = momentFormat(language).format(new Date(at));
  return (
    <time dateTime={at} title={exact}>
      {relativeTime(language, Date.parse(at) - now)}
    </time>
  );
}
