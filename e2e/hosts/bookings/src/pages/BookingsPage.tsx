import { useAuthUser } from '@portico/sdk';
import { CalendarPlus, Plus } from 'lucide-react';
import { useState } from 'react';
import type { Booking, BookingList } from '../api/types';
import { useLoaded } from '../api/use-loaded';
import { Avatar } from '../parts/Avatar';
import { BookingDialog } from '../parts/BookingDialog';
import { CancelDialog } from '../parts/CancelDialog';
import { formatDay, formatTime } from '../parts/dates';
import { LoadFailed, Notice, Placeholder } from '../parts/Notice';
import { RoomList } from '../parts/RoomList';
import './bookings-page.css';

const ADMIN = 'admin';
const READ_ONLY = 'read-only';

/** The bookings of the tenant from now on, by day. */
export function BookingsPage() {
  const { value: list, failure, reload } = useLoaded<BookingList>('/bookings');
  const [isBooking, setBooking] = useState(false);
  const [cancelled, setCancelled] = useState<Booking | null>(null);
  const { roles } = useAuthUser();
  const mayBook = !roles.some(({ key }) => key === READ_ONLY);
  return (
    <>
      <div className="title-row">
        <div>
          <h1>Bookings</h1>
          <p className="quiet">{summaryOf(list, mayBook)}</p>
        </div>
        {mayBook && (
          <button type="button" className="button primary" disabled={!list} onClick={() => setBooking(true)}>
            <Plus size={16} strokeWidth={2} aria-hidden />
            New booking
          </button>
        )}
      </div>
      {failure && <LoadFailed message={failure.message} onRetry={() => void reload()} />}
      {!list && !failure && <Placeholder rows={5} />}
      {list && (
        <div className="columns">
          <Days list={list} onCancel={setCancelled} />
          <RoomList list={list} />
        </div>
      )}
      {list && isBooking && <BookingDialog list={list} onClose={() => setBooking(false)} onChanged={reload} />}
      {cancelled && <CancelDialog booking={cancelled} onClose={() => setCancelled(null)} onChanged={reload} />}
    </>
  );
}

function summaryOf(list: BookingList | null, mayBook: boolean): string {
  if (!list) return 'Loading…';
  if (!mayBook) return 'Your role may look at bookings, not make them.';
  if (list.limit !== null) return `${list.bookings.length} of ${list.limit} bookings of the Free plan`;
  return list.bookings.length === 1 ? '1 booking ahead' : `${list.bookings.length} bookings ahead`;
}

function Days({ list, onCancel }: { list: BookingList; onCancel: (booking: Booking) => void }) {
  if (list.bookings.length === 0) {
    return (
      <Notice
        icon={<CalendarPlus size={20} strokeWidth={1.75} />}
        title="No bookings yet"
        text="Bookings of your team appear here, the next one first."
      />
    );
  }
  return (
    <div className="days">
      {[...byDay(list)].map(([day, bookings]) => (
        <section key={day} className="card" aria-label={day}>
          <h2>{day}</h2>
          <ul className="bookings">
            {bookings.map((booking) => (
              <BookingRow key={booking.id} booking={booking} onCancel={() => onCancel(booking)} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Bookings by the name of their day, in the order of the list. */
function byDay({ bookings, now }: BookingList): Map<string, Booking[]> {
  const days = new Map<string, Booking[]>();
  for (const booking of bookings) {
    const day = formatDay(booking.start, now);
    days.set(day, [...(days.get(day) ?? []), booking]);
  }
  return days;
}

function BookingRow({ booking, onCancel }: { booking: Booking; onCancel: () => void }) {
  const { id, roles } = useAuthUser();
  const { title, room, start, end, organiser } = booking;
  const mayCancel = organiser.id === id || roles.some(({ key }) => key === ADMIN);
  return (
    <li>
      <span className="when">
        <strong>{formatTime(start)}</strong>
        <span>{formatTime(end)}</span>
      </span>
      <span className="grow">
        <strong>{title}</strong>
        <span className="quiet">
          {room.name} · {organiser.name}
        </span>
      </span>
      <Avatar name={organiser.name} />
      {mayCancel && (
        <button type="button" className="button subtle" aria-label={`Cancel ${title}`} onClick={onCancel}>
          Cancel
        </button>
      )}
    </li>
  );
}
