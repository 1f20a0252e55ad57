import type { ReportDataFilter } from '@portico/sdk/contract';
import { worldEvents } from '../../../db/events';
import type { Context } from '../call/context';
import type { FileTable } from '../call/files';
import type { Caller } from '../call/handler-context';
import { isLockedOut } from '../security/lockout';
import { effectiveRolesOf } from '../team/group-roles';
import { isEnrolled } from '../team/views';

const DAY_MS = 24 * 3600 * 1000;
/** Default and greatest number of days of the sign-in report. */
const DEFAULT_DAYS = 14;
const MAX_DAYS = 90;
/** A user who has not signed in for so long is inactive (portal spec §9). */
const INACTIVE_DAYS = 90;

/** Values of a report's filters, by their names. */
export type FilterValues = Readonly<Record<string, unknown>>;

/** A report that every tenant can read. */
export interface ReportTemplate {
  name: string;
  description: string;
  filters: readonly ReportDataFilter[];
  /** What it says now. */
  rowsOf(context: Context, caller: Caller, values: FilterValues): FileTable;
}

/** Every report by id. */
export const reportTemplates: Readonly<Record<string, ReportTemplate>> = {
  'report-team': {
    name: 'Team access',
    description: 'Who is in the team, what they may do and how they sign in.',
    filters: [{ name: 'role', label: 'Role', type: 'text' }],
    rowsOf: teamAccess,
  },
  'report-sign-ins': {
    name: 'Sign-in activity',
    description: 'How often people signed in, failed to and were locked out, day by day.',
    filters: [
      {
        name: 'days',
        label: 'Days',
        type: 'number',
        integer: true,
        min: '1',
        max: String(MAX_DAYS),
        defaultValue: String(DEFAULT_DAYS),
      },
    ],
    rowsOf: signInActivity,
  },
  'report-security': {
    name: 'Security posture',
    description: 'What protects the account, and what does not yet.',
    filters: [],
    rowsOf: securityPosture,
  },
};

function teamAccess({ db }: Context, { tenant }: Caller, { role }: FilterValues): FileTable {
  const wanted = typeof role === 'string' ? role.trim().toLowerCase() : '';
  const rows = db.memberships.listBy('tenantId', tenant.id).flatMap((membership) => {
    const user = db.users.find(membership.userId);
    const roles = effectiveRolesOf(db, membership).map((row) => row.name);
    if (!user || (wanted && !roles.some((name) => name.toLowerCase().includes(wanted)))) return [];
    const factor = isEnrolled(db, user) ? 'Yes' : 'No';
    return [[user.name, user.email, roles.join(', '), factor, user.lastLogin?.slice(0, 10) ?? 'Never']];
  });
  return { columns: ['Name', 'Email', 'Roles', 'Second factor', 'Last sign-in'], rows };
}

function signInActivity({ db, clock }: Context, { tenant }: Caller, values: FilterValues): FileTable {
  const asked = Number(values.days ?? DEFAULT_DAYS);
  const days = Number.isInteger(asked) && asked >= 1 ? Math.min(asked, MAX_DAYS) : DEFAULT_DAYS;
  const counts = new Map<string, number>();
  for (const { eventKey, createdAt } of db.audits.listBy('tenantId', tenant.id)) {
    const key = `${eventKey} ${createdAt.slice(0, 10)}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const events = ['user.signed-in', 'user.sign-in-failed', 'user.locked-out'] as const;
  const rows = Array.from({ length: days }, (_, index) => {
    const day = new Date(clock.now() - (days - 1 - index) * DAY_MS).toISOString().slice(0, 10);
    return [day, ...events.map((event) => String(counts.get(`${event} ${day}`) ?? 0))];
  });
  return { columns: ['Day', ...events.map((event) => worldEvents[event].name)], rows };
}

function securityPosture(context: Context, { tenant }: Caller): FileTable {
  const { db, clock } = context;
  const memberships = db.memberships.listBy('tenantId', tenant.id);
  const users = memberships.flatMap((row) => db.users.find(row.userId) ?? []);
  const since = new Date(clock.now() - INACTIVE_DAYS * DAY_MS).toISOString();
  const rows: [string, number][] = [
    ['People', users.length],
    ['With a second factor', users.filter((user) => isEnrolled(db, user)).length],
    ['Without a second factor', users.filter((user) => !isEnrolled(db, user)).length],
    ['Locked', users.filter((user) => isLockedOut(context, user)).length],
    [`Inactive for ${INACTIVE_DAYS} days`, users.filter((user) => (user.lastLogin ?? '') < since).length],
    ['API tokens', db.apiTokens.listBy('tenantId', tenant.id).length],
    ['Webhooks', db.webhooks.listBy('tenantId', tenant.id).length],
  ];
  return { columns: ['What', 'Count'], rows: rows.map(([name, count]) => [name, String(count)]) };
}
