import { useState } from 'react';
import { ApiFailure, callApi } from '../api/call-api';
import type { Booking } from '../api/types';
import { Dialog } from './Dialog';
import './form.css';

interface CancelDialogProps {
  booking: Booking;
  onClose(): void;
  onChanged(): Promise<void>;
}

/** Asks before a booking is cancelled. */
export function CancelDialog({ booking, onClose, onChanged }: CancelDialogProps) {
  const [problem, setProblem] = useState('');
  const [isPending, setPending] = useState(false);
  async function cancel() {
    setPending(true);
    try {
      await callApi(`/bookings/${booking.id}`, 'DELETE');
      await onChanged();
      onClose();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setProblem(error.message);
      setPending(false);
    }
  }
  return (
    <Dialog title="Cancel this booking?" onClose={onClose}>
      <p>
        {booking.room.name} is free again for others. {booking.organiser.name} organises “{booking.title}”.
      </p>
      <p className="problem" role="alert">
        {problem}
      </p>
      <div className="dialog-actions">
        <button type="button" className="button" onClick={onClose}>
          Keep it
        </button>
        <button type="button" className="button danger" disabled={isPending} onClick={() => void cancel()}>
          Cancel the booking
        </button>
      </div>
    </Dialog>
  );
}
