import type { World } from '@portico/mock-backend';
import type { ActivityEntry, Booking, Room } from '../api/types';
import { type BusinessData, createBusinessData } from './business-data';
import { seedBookings } from './seed-bookings';
import { type Caller, listMembers } from './service';

/** Enough for every user who organises a booking of the seed. */
const SEED_TEAM_SIZE = 10;

/** What the business reads and changes: the rows of all tenants of a world. */
export type BusinessRows = ReturnType<typeof createBusinessRows>;

/** Makes the rows of a world. Those of a tenant are seeded by its first call. */
export function createBusinessRows(world: World) {
  const data = createBusinessData();
  const seeded = new Map<string, Promise<void>>();
  let created = 0;

  async function seed(caller: Caller): Promise<void> {
    const { items } = await listMembers(caller, 0, SEED_TEAM_SIZE);
    const team = items.filter(({ isDisabled, activatedForTenant }) => activatedForTenant && !isDisabled);
    seedBookings(data, caller.user.tenantId, team, world.clock.now());
  }

  return {
    /** Resolves to the caller's tenant when its rows are in place. */
    async open(caller: Caller): Promise<string> {
      const { tenantId } = caller.user;
      const ready = seeded.get(tenantId) ?? seed(caller);
      seeded.set(tenantId, ready);
      await ready;
      return tenantId;
    },
    rooms: () => data.room.getAll().map(toRoom),
    upcoming: (tenantId: string) => readUpcoming(data, tenantId, world.clock.now()),
    activity: (tenantId: string) => readActivity(data, tenantId),
    /** Books a room; the id of the new booking. */
    add(tenantId: string, { room: { id: roomId }, organiser, ...times }: Omit<Booking, 'id'>): string {
      const room = data.room.findFirst({ where: { id: { equals: roomId } }, strict: true });
      created += 1;
      const id = `booking-${created}`;
      const who = { organiserId: organiser.id, organiserName: organiser.name };
      data.booking.create({ id, tenantId, room, ...times, ...who });
      return id;
    },
    remove(id: string): void {
      data.booking.delete({ where: { id: { equals: id } } });
    },
    /** Adds an entry to the activity log. */
    note(tenantId: string, actor: string, text: string): void {
      created += 1;
      data.activity.create({ id: `activity-${created}`, tenantId, at: world.clock.now(), actor, text });
    },
  };
}

function readUpcoming(data: BusinessData, tenantId: string, now: number): Booking[] {
  const where = { tenantId: { equals: tenantId }, end: { gt: now } };
  return data.booking.findMany({ where, orderBy: { start: 'asc' } }).map((row) => {
    const { id, title, start, end, organiserId, organiserName } = row;
    if (!row.room) throw new Error(`the booking ${id} has no room`);
    return { id, title, start, end, room: toRoom(row.room), organiser: { id: organiserId, name: organiserName } };
  });
}

function readActivity(data: BusinessData, tenantId: string): ActivityEntry[] {
  const where = { tenantId: { equals: tenantId } };
  const rows = data.activity.findMany({ where, orderBy: { at: 'desc' } });
  return rows.map(({ id, at, actor, text }) => ({ id, at, actor, text }));
}

/** A room without what the table adds to its rows. */
function toRoom({ id, name, seats }: Room): Room {
  return { id, name, seats };
}
