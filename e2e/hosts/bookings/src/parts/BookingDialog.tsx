import { CircleAlert } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { ApiFailure, callApi } from '../api/call-api';
import type { BookingList, NewBooking } from '../api/types';
import { Dialog } from './Dialog';
import { nextFullHour, toFields } from './dates';
import { UpgradeHint } from './UpgradeHint';
import './form.css';

const LENGTHS_MIN = [30, 45, 60, 90, 120];
const MINUTE_MS = 60_000;

interface BookingDialogProps {
  list: BookingList;
  onClose(): void;
  /** Called when the list has changed. */
  onChanged(): Promise<void>;
}

/** Asks what, where and when, and books. Where the plan is used up, it offers another plan. */
export function BookingDialog({ list, onClose, onChanged }: BookingDialogProps) {
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [isPending, setPending] = useState(false);
  const isFull = failure?.code === 'plan-limit' || (list.limit !== null && list.bookings.length >= list.limit);

  async function book(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setPending(true);
    try {
      await callApi('/bookings', 'POST', readForm(new FormData(event.currentTarget)));
      await onChanged();
      onClose();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setFailure(error);
      setPending(false);
    }
  }
  return (
    <Dialog title="New booking" onClose={onClose}>
      {isFull ? (
        <UpgradeHint
          title="Your plan is used up"
          text={`The Free plan holds ${list.limit ?? 0} bookings at a time. Premium has no limit.`}
          onUpgraded={() => void onChanged().then(() => setFailure(null))}
        />
      ) : (
        <form className="form" onSubmit={(event) => void book(event)}>
          {failure && (
            <p className="problem" role="alert">
              <CircleAlert size={16} strokeWidth={1.75} aria-hidden />
              {failure.message}
            </p>
          )}
          <Fields list={list} />
          <button type="submit" className="button primary" disabled={isPending}>
            Book the room
          </button>
        </form>
      )}
    </Dialog>
  );
}

function Fields({ list }: Pick<BookingDialogProps, 'list'>) {
  const start = toFields(nextFullHour(list.now));
  return (
    <>
      <label className="field">
        What for
        <input name="title" required maxLength={60} placeholder="Weekly planning" />
      </label>
      <label className="field">
        Room
        <select name="roomId">
          {list.rooms.map(({ id, name, seats }) => (
            <option key={id} value={id}>
              {name} · {seats} seats
            </option>
          ))}
        </select>
      </label>
      <div className="field-row">
        <label className="field">
          Day
          <input name="date" type="date" required defaultValue={start.date} min={toFields(list.now).date} />
        </label>
        <label className="field">
          From
          <input name="time" type="time" required defaultValue={start.time} />
        </label>
        <label className="field">
          For
          <select name="minutes" defaultValue={60}>
            {LENGTHS_MIN.map((minutes) => (
              <option key={minutes} value={minutes}>
                {minutes} min
              </option>
            ))}
          </select>
        </label>
      </div>
    </>
  );
}

function readForm(form: FormData): NewBooking {
  const text = (name: string) => String(form.get(name) ?? '');
  const start = new Date(`${text('date')}T${text('time')}`).getTime();
  const end = start + Number(text('minutes')) * MINUTE_MS;
  return { title: text('title').trim(), roomId: text('roomId'), start, end };
}
