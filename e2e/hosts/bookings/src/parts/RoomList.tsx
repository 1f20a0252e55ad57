import type { BookingList } from '../api/types';
import { formatDay, formatTime } from './dates';
import './room-list.css';

/** Every room with whether it is free now. */
export function RoomList({ list: { rooms, bookings, now } }: { list: BookingList }) {
  return (
    <section className="card rooms" aria-labelledby="rooms">
      <h2 id="rooms">Rooms now</h2>
      <ul>
        {rooms.map(({ id, name, seats }) => {
          const ofRoom = bookings.filter(({ room }) => room.id === id);
          const current = ofRoom.find(({ start }) => start <= now);
          const next = ofRoom.find(({ start }) => start > now);
          const isToday = next && formatDay(next.start, now) === 'Today';
          const free = isToday ? `Free until ${formatTime(next.start)}` : 'Free today';
          return (
            <li key={id}>
              <span className={current ? 'dot busy' : 'dot'} aria-hidden />
              <span className="grow">
                {name}
                <small>{seats} seats</small>
              </span>
              <span className="quiet">{current ? `Until ${formatTime(current.end)}` : free}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
