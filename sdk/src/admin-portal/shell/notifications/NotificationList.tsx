import { type KeyboardEvent, useId, useRef } from 'react';
import { useTranslate } from '../../../app/context';
import type { Notification } from '../../../contract';
import { DAY_MS } from '../../parts/days';
import { groupByDay, localMidnight, type NotificationGroup } from './group-by-day';
import { type Moved, MovedContext } from './moved-notification';
import { NotificationItem } from './NotificationItem';

export interface NotificationListProps {
  notifications: readonly Notification[];
  now: number;
}

/** The notifications by day. Arrow keys, Home and End move from one to the next. */
export function NotificationList({ notifications, now }: NotificationListProps) {
  const moved = useRef<Moved>(null);
  return (
    <MovedContext.Provider value={moved}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys move between the buttons inside. */}
      <div className="portico-notifications" onKeyDown={moveFocus}>
        {groupByDay(notifications).map((group) => (
          <DayGroup key={group.day ?? 'pinned'} group={group} now={now} />
        ))}
      </div>
    </MovedContext.Provider>
  );
}

function DayGroup({ group, now }: { group: NotificationGroup; now: number }) {
  const t = useTranslate();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{group.day === null ? t('adminPortal.notifications.pinned') : <Day group={group} now={now} />}</h3>
      <ul>
        {group.notifications.map((notification) => (
          <NotificationItem key={notification.id} notification={notification} />
        ))}
      </ul>
    </section>
  );
}

/** The day of a group, with the time of its first notification for machines. */
function Day({ group: { day, notifications }, now }: { group: NotificationGroup; now: number }) {
  const { language } = useTranslate();
  return <time dateTime={notifications[0]?.createdAt}>{nameOfDay(language, day ?? now, now)}</time>;
}

/** "Today", "yesterday" or the date. */
function nameOfDay(language: string, day: number, now: number): string {
  // Rounded, because the days of a change to summer time have 23 or 25 hours.
  const days = Math.round((day - localMidnight(now)) / DAY_MS);
  if (days >= -1) return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day');
  return new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(day));
}

/** The place in the list that a key leads to, from the current one. */
const targets: Readonly<Record<string, (index: number) => number>> = {
  ArrowDown: (index) => index + 1,
  ArrowUp: (index) => Math.max(0, index - 1),
  Home: () => 0,
  End: () => -1,
};

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const target = targets[event.key];
  if (!target) return;
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('.portico-notification-main')];
  const index = items.findIndex((item) => item.closest('li')?.contains(document.activeElement));
  items.at(target(index))?.focus();
  event.preventDefault();
}
