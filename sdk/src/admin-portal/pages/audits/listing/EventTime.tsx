import { useApp, useTranslate } from '../../../../app/context';
import { relativeTime } from '../../../parts/relative-time';

/** When an event happened, to the second in a panel, and how long ago that is. */
export function EventTime({ at, seconds = false }: { at: string; seconds?: boolean }) {
  const { language } = useTranslate();
  const now = useApp().session.now();
  const time = Date.parse(at);
  if (Number.isNaN(time)) return <span>{at}</span>;
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: seconds ? 'medium' : 'short' });
  return (
    <span className="portico-event-time">
      <time dateTime={at}>{format.format(time)}</time>
      <time className="portico-event-ago" dateTime={at}>
        {relativeTime(language, time - now)}
      </time>
    </span>
  );
}
