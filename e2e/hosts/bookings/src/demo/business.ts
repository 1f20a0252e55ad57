import type { World } from '@portico/mock-backend';
import { HttpResponse } from 'msw';
import type { ActivityEntry, BookingList, MemberPage, NewBooking, RefusalCode } from '../api/types';
import { type BusinessRows, createBusinessRows } from './business-rows';
import { type Caller, isEntitledTo, listMembers } from './service';

/** The number of future bookings that the Free plan allows. */
const FREE_LIMIT = 5;
/** The feature of the Premium plan that brings the activity log and lifts the limit. */
const PREMIUM_FEATURE = 'audit-logs';
const TEAM_PAGE_SIZE = 5;
const ADMIN = 'admin';
const READ_ONLY = 'read-only';

const statusOf: Record<RefusalCode, number> = {
  'plan-limit': 402,
  'plan-feature': 402,
  'not-permitted': 403,
  'not-found': 404,
  'room-taken': 409,
};

/** What the backend of the host does: rules of the business over its own rows, with users and plans of the service. */
export function createBusiness(world: World) {
  const rows = createBusinessRows(world);
  return {
    async listBookings(caller: Caller): Promise<BookingList> {
      const tenantId = await rows.open(caller);
      const limit = isEntitledTo(caller, PREMIUM_FEATURE) ? null : FREE_LIMIT;
      return { now: world.clock.now(), rooms: rows.rooms(), bookings: rows.upcoming(tenantId), limit };
    },
    book: (caller: Caller, wanted: NewBooking) => book(rows, caller, wanted),
    cancel: (caller: Caller, id: string) => cancel(rows, caller, id),
    async listActivity(caller: Caller): Promise<ActivityEntry[]> {
      const tenantId = await rows.open(caller);
      if (!isEntitledTo(caller, PREMIUM_FEATURE)) refuse('plan-feature', 'The activity log is part of Premium.');
      return rows.activity(tenantId);
    },
    listTeam: (caller: Caller, page: number) => listTeam(rows, caller, page),
  };
}

async function book(rows: BusinessRows, caller: Caller, wanted: NewBooking): Promise<{ id: string }> {
  const tenantId = await rows.open(caller);
  const { title, roomId, start, end } = wanted;
  const { id, name } = caller.user;
  if (hasRole(caller, READ_ONLY)) refuse('not-permitted', 'Your role may look at bookings, not make them.');
  const planned = rows.upcoming(tenantId);
  const isFull = !isEntitledTo(caller, PREMIUM_FEATURE) && planned.length >= FREE_LIMIT;
  if (isFull) refuse('plan-limit', `The Free plan holds ${FREE_LIMIT} bookings at a time.`);
  const taken = planned.find((one) => one.room.id === roomId && one.start < end && start < one.end);
  if (taken) refuse('room-taken', `${taken.room.name} is taken by “${taken.title}” at that time.`);
  const room = rows.rooms().find((one) => one.id === roomId) ?? refuse('not-found', 'No such room.');
  const added = rows.add(tenantId, { title, room, start, end, organiser: { id, name } });
  rows.note(tenantId, name, `booked ${room.name} for “${title}”`);
  return { id: added };
}

async function cancel(rows: BusinessRows, caller: Caller, id: string): Promise<void> {
  const tenantId = await rows.open(caller);
  const planned = rows.upcoming(tenantId);
  const booking = planned.find((one) => one.id === id) ?? refuse('not-found', 'It is cancelled already.');
  const isOwn = booking.organiser.id === caller.user.id;
  if (!isOwn && !hasRole(caller, ADMIN)) refuse('not-permitted', 'Only its organiser or an admin may cancel it.');
  rows.remove(id);
  rows.note(tenantId, caller.user.name, `cancelled “${booking.title}”`);
}

async function listTeam(rows: BusinessRows, caller: Caller, page: number): Promise<MemberPage> {
  const tenantId = await rows.open(caller);
  const { items, totalItems, totalPages } = await listMembers(caller, page - 1, TEAM_PAGE_SIZE);
  const planned = rows.upcoming(tenantId);
  const members = items.map(({ id, name, email, roles, isDisabled, activatedForTenant }) => ({
    id,
    name,
    email,
    role: roles.map((role) => role.name).join(', '),
    status: isDisabled ? ('disabled' as const) : activatedForTenant ? ('active' as const) : ('invited' as const),
    bookings: planned.filter(({ organiser }) => organiser.id === id).length,
  }));
  return { members, total: totalItems, pages: totalPages };
}

function hasRole({ user }: Caller, key: string): boolean {
  return user.roles.some((role) => role.key === key);
}

/** Ends a call: msw answers with a response that is thrown. */
function refuse(code: RefusalCode, message: string): never {
  throw HttpResponse.json({ code, message }, { status: statusOf[code] });
}
