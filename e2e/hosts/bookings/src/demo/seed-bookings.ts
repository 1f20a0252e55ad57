import type { BusinessData } from './business-data';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const SMALL_TEAM = 4;

interface Organiser {
  id: string;
  name: string;
}

interface Seed {
  title: string;
  room: string;
  /** Days from today; today's hours count from the next full hour, those of later days from midnight. */
  day: number;
  hour: number;
  minutes: number;
  organiser: number;
}

/** A small team begins with the first four. */
const seeds: readonly Seed[] = [
  { title: 'Weekly planning', room: 'lighthouse', day: 0, hour: 0, minutes: 60, organiser: 0 },
  { title: 'Call with the insurer', room: 'crows-nest', day: 0, hour: 2, minutes: 30, organiser: 1 },
  { title: 'Winter storage: prices', room: 'chart-room', day: 1, hour: 9.5, minutes: 90, organiser: 1 },
  { title: 'Interview, front desk', room: 'crows-nest', day: 2, hour: 14, minutes: 45, organiser: 0 },
  { title: 'Mooring rota', room: 'chart-room', day: 0, hour: 1, minutes: 30, organiser: 3 },
  { title: 'Regatta briefing', room: 'boathouse', day: 1, hour: 11, minutes: 120, organiser: 0 },
  { title: 'First aid refresher', room: 'boathouse', day: 2, hour: 9, minutes: 180, organiser: 2 },
  { title: 'Budget review', room: 'lighthouse', day: 2, hour: 15, minutes: 60, organiser: 1 },
  { title: 'Visit of the port authority', room: 'lighthouse', day: 3, hour: 10, minutes: 120, organiser: 0 },
];

/** Seeds the bookings of the coming days: four for a small team, one below the limit of the Free plan, else all. */
export function seedBookings(data: BusinessData, tenantId: string, team: readonly Organiser[], now: number): void {
  const [first] = team;
  if (!first) return;
  const chosen = team.length > SMALL_TEAM ? seeds : seeds.slice(0, 4);
  chosen.forEach((seed, index) => {
    const { title, room: roomId, minutes } = seed;
    const organiser = team[seed.organiser] ?? first;
    const start = startOf(seed, now);
    const room = data.room.findFirst({ where: { id: { equals: roomId } }, strict: true });
    const end = start + minutes * MINUTE_MS;
    const who = { organiserId: organiser.id, organiserName: organiser.name };
    data.booking.create({ id: `${tenantId}-${index + 1}`, tenantId, title, room, start, end, ...who });
    const at = now - (index + 1) * 3 * HOUR_MS;
    const text = `booked ${room.name} for “${title}”`;
    data.activity.create({ id: `${tenantId}-${index + 1}`, tenantId, at, actor: organiser.name, text });
  });
}

function startOf({ day, hour }: Seed, now: number): number {
  if (day === 0) return Math.ceil(now / HOUR_MS) * HOUR_MS + hour * HOUR_MS;
  const midnight = new Date(now);
  midnight.setHours(0, 0, 0, 0);
  midnight.setDate(midnight.getDate() + day);
  return midnight.getTime() + hour * HOUR_MS;
}
