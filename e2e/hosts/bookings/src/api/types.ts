/** A room that can be booked. */
export interface Room {
  id: string;
  name: string;
  seats: number;
}

/** A booking of a room. Times are milliseconds since the epoch. */
export interface Booking {
  id: string;
  title: string;
  room: Room;
  start: number;
  end: number;
  organiser: { id: string; name: string };
}

export type NewBooking = Pick<Booking, 'title' | 'start' | 'end'> & { roomId: string };

/** Bookings from now on. `limit` is how many the plan allows; null without a limit. */
export interface BookingList {
  now: number;
  rooms: Room[];
  bookings: Booking[];
  limit: number | null;
}

export interface ActivityEntry {
  id: string;
  at: number;
  actor: string;
  text: string;
}

export interface Member {
  id: string;
  name: string;
  email: string;
  role: string;
  status: 'active' | 'invited' | 'disabled';
  bookings: number;
}

export interface MemberPage {
  members: Member[];
  total: number;
  pages: number;
}

/** A plan with its price a month, in minor units of the currency. */
export interface PlanOffer {
  id: string;
  name: string;
  amount: number;
  currency: string;
}

/** Why the server refuses a call; the host's own codes. */
export type RefusalCode = 'plan-limit' | 'plan-feature' | 'room-taken' | 'not-permitted' | 'not-found';
