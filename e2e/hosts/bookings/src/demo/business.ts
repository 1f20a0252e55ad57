import type { World } from '@portico/mock-backend';
import { HttpResponse } from 'msw';
import type { ActivityEntry, Booking, BookingList, MemberPage, NewBooking, RefusalCode } from '../api/types';
import { createBusinessData } from './business-data';
import { seedBookings } from './seed-bookings';
import { type Caller, isEntitledTo, listMembers } from './service';

/** The number of future bookings that the Free plan allows. */
const FREE_LIMIT = 5;
/** The feature of the Premium plan that brings the activity log and lifts the limit. */
const PREMIUM_FEATURE = 'audit-logs';
const TEAM_PAGE_SIZE = 5;
/** Enough for every user who organises a booking of the seed. */
const SEED_TEAM_SIZE = 10;
const ADMIN = 'admin';
const READ_ONLY = 'read-only';

const statusOf: Record<RefusalCode, number> = {
  'plan-limit': 402,
  'plan-feature': 402,
  'not-permitted': 403,
  'not-found': 404,
  'room-taken': 409,
};

/**
 * What the backend of the host does: rules of the business over its own rows, with users and plans of the service. It holds
 * the rows of all tenants of a world; those of a tenant are seeded by its first call.
 */
export function createBusiness(world: World) {
  const data = createBusinessData();
  const seeded = new Map<string, Promise<void>>();
  let created = 0;

  async function seed(caller: Caller): Promise<void> {
    const { items } = await listMembers(caller, 0, SEED_TEAM_SIZE);
    const team = items.filter(({ isDisabled, activatedForTenant }) => activatedForTenant && !isDisabled);
    seedBookings(data, caller.user.tenantId, team, world.clock.now());
  }

  /** Calls back with the rows of the caller's tenant in place. */
  async function open(caller: Caller): Promise<string> {
    const { tenantId } = caller.user;
    const ready = seeded.get(tenantId) ?? seed(caller);
    seeded.set(tenantId, ready);
    await ready;
    return tenantId;
  }

  function note(tenantId: string, actor: string, text: string): void {
    created += 1;
    data.activity.create({ id: `activity-${created}`, tenantId, at: world.clock.now(), actor, text });
  }

  function upcoming(tenantId: string): Booking[] {
    const where = { tenantId: { equals: tenantId }, end: { gt: world.clock.now() } };
    return data.booking.findMany({ where, orderBy: { start: 'asc' } }).map((row) => {
      const { id, title, start, end } = row;
      const room = row.room ?? refuse('not-found', 'The room is gone.');
      const organiser = { id: row.organiserId, name: row.organiserName };
      return { id, title, start, end, room: { id: room.id, name: room.name, seats: room.seats }, organiser };
    });
  }

  return {
    async listBookings(caller: Caller): Promise<BookingList> {
      const tenantId = await open(caller);
      const rooms = data.room.getAll().map(({ id, name, seats }) => ({ id, name, seats }));
      const limit = isEntitledTo(caller, PREMIUM_FEATURE) ? null : FREE_LIMIT;
      return { now: world.clock.now(), rooms, bookings: upcoming(tenantId), limit };
    },

    async book(caller: Caller, { title, roomId, start, end }: NewBooking): Promise<{ id: string }> {
      const tenantId = await open(caller);
      const { id: organiserId, name: organiserName } = caller.user;
      if (hasRole(caller, READ_ONLY)) refuse('not-permitted', 'Your role may look at bookings, not make them.');
      const planned = upcoming(tenantId);
      const isFull = !isEntitledTo(caller, PREMIUM_FEATURE) && planned.length >= FREE_LIMIT;
      if (isFull) refuse('plan-limit', `The Free plan holds ${FREE_LIMIT} bookings at a time.`);
      const taken = planned.find((one) => one.room.id === roomId && one.start < end && start < one.end);
      if (taken) refuse('room-taken', `${taken.room.name} is taken by “${taken.title}” at that time.`);
      const room = data.room.findFirst({ where: { id: { equals: roomId } } }) ?? refuse('not-found', 'No such room.');
      created += 1;
      const id = `booking-${created}`;
      data.booking.create({ id, tenantId, title, room, start, end, organiserId, organiserName });
      note(tenantId, organiserName, `booked ${room.name} for “${title}”`);
      return { id };
    },

    async cancel(caller: Caller, id: string): Promise<void> {
      const tenantId = await open(caller);
      const booking =
        upcoming(tenantId).find((one) => one.id === id) ?? refuse('not-found', 'It is cancelled already.');
      const isOwn = booking.organiser.id === caller.user.id;
      if (!isOwn && !hasRole(caller, ADMIN)) refuse('not-permitted', 'Only its organiser or an admin may cancel it.');
      data.booking.delete({ where: { id: { equals: id } } });
      note(tenantId, caller.user.name, `cancelled “${booking.title}”`);
    },

    async listActivity(caller: Caller): Promise<ActivityEntry[]> {
      const tenantId = await open(caller);
      if (!isEntitledTo(caller, PREMIUM_FEATURE)) refuse('plan-feature', 'The activity log is part of Premium.');
      const where = { tenantId: { equals: tenantId } };
      return data.activity
        .findMany({ where, orderBy: { at: 'desc' } })
        .map(({ id, at, actor, text }) => ({ id, at, actor, text }));
    },

    async listTeam(caller: Caller, page: number): Promise<MemberPage> {
      const tenantId = await open(caller);
      const { items, totalItems, totalPages } = await listMembers(caller, page - 1, TEAM_PAGE_SIZE);
      const planned = upcoming(tenantId);
      const members = items.map(({ id, name, email, roles, isDisabled, activatedForTenant }) => ({
        id,
        name,
        email,
        role: roles.map((role) => role.name).join(', '),
        status: isDisabled ? ('disabled' as const) : activatedForTenant ? ('active' as const) : ('invited' as const),
        bookings: planned.filter(({ organiser }) => organiser.id === id).length,
      }));
      return { members, total: totalItems, pages: totalPages };
    },
  };
}

function hasRole({ user }: Caller, key: string): boolean {
  return user.roles.some((role) => role.key === key);
}

/** Ends a call: msw answers with a response that is thrown. */
function refuse(code: RefusalCode, message: string): never {
  throw HttpResponse.json({ code, message }, { status: statusOf[code] });
}
