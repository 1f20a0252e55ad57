import type { EventKey } from '../../../db/events';
import type { Member } from '../auth/admission';
import type { HandlerContext, HandlerReply } from '../call/handler-context';
import { recordEvent } from './record-event';

/** A call that leaves a trace in the audit log once it has succeeded. */
export interface RecordedCall {
  /** What it means, which may depend on its body. */
  event: EventKey | ((context: HandlerContext) => EventKey);
  /** Names what the call is about. Asked before the handler runs: afterwards it may be gone. The body is unchecked. */
  subject?: Reader<string>;
  /** Who calls, where no bearer token says so. Asked before the handler runs, too. */
  actor?: Reader<Member>;
}

type Reader<T> = (context: HandlerContext) => T | undefined;

/** Longer names are cut: a log is read in lines. */
const MAX_SUBJECT = 200;

/** Takes down who asks for what, and gives the function that records it once the call has succeeded. */
export async function prepareRecord(
  { event, subject, actor }: RecordedCall,
  context: HandlerContext,
): Promise<(reply: HandlerReply) => void> {
  const member = actor ? actor(context) : await context.caller();
  const key = typeof event === 'function' ? event(context) : event;
  const named = subject?.(context)?.slice(0, MAX_SUBJECT);
  return ({ status }) => {
    if (status >= 300 || !member) return;
    const { user, membership } = member;
    // Whoever removes the account they are in leaves no log to write into.
    if (!context.db.tenants.find(membership.tenantId)) return;
    recordEvent(context, { event: key, tenantId: membership.tenantId, actor: user, subject: named });
  };
}

/** Declares what a call means, what names its subject, and who calls where no bearer token says so. */
export function means(event: RecordedCall['event'], subject?: Reader<string>, actor?: Reader<Member>): RecordedCall {
  return { event, ...(subject && { subject }), ...(actor && { actor }) };
}

/** The first of these members of the body that is a text. */
export function inBody(...names: string[]): Reader<string> {
  return ({ request }) => names.map((name) => textOf(request.body, name)).find((text) => text !== undefined);
}

/** What rows are called, by the first of these that they have. */
const nameColumns = ['name', 'displayName', 'connectionName', 'description'];

/** What people call the row that the path names. */
export function nameOf(
  table: 'roles' | 'groups' | 'permissions' | 'apiTokens' | 'webhooks' | 'directoryConnections' | 'tenants',
  param: string,
): Reader<string> {
  return ({ db, params }) => {
    const row = db[table].find(params[param] ?? '');
    return nameColumns.map((column) => textOf(row, column)).find((text) => text !== undefined);
  };
}

/** The address of the user in the path. */
export function person(param = 'userId'): Reader<string> {
  return ({ db, params }) => db.users.find(params[param] ?? '')?.email;
}

/** The address of the user whom the body names by id. */
export function personInBody(name: string): Reader<string> {
  return ({ db, request }) => db.users.find(textOf(request.body, name) ?? '')?.email;
}

/** Whoever has the address in the body. */
export function byAddress(context: HandlerContext): Member | undefined {
  const user = context.db.users.findBy('email', (textOf(context.request.body, 'email') ?? '').trim().toLowerCase());
  return user && asMember(context, user.id);
}

/** The user whom the body names by `userId`. */
export function byUserId(context: HandlerContext): Member | undefined {
  return asMember(context, textOf(context.request.body, 'userId') ?? '');
}

/** Whom a link was mailed to, by the member of the body that carries its token. */
export function byLink(name: string): Reader<Member> {
  return (context) => {
    const link = context.db.linkTokens.findBy('token', textOf(context.request.body, name) ?? '');
    return link && asMember(context, link.userId);
  };
}

/** The address in an object of the body, or in the first one of a list. */
export function addressIn(name: string): Reader<string> {
  return ({ request }) => {
    const value: unknown = Object(request.body)[name];
    return textOf(Array.isArray(value) ? value[0] : value, 'email');
  };
}

/** Somebody without a session counts where they would sign in. */
function asMember({ db }: HandlerContext, userId: string): Member | undefined {
  const user = db.users.find(userId);
  const memberships = user ? db.memberships.listBy('userId', userId) : [];
  const membership = memberships.find((row) => row.tenantId === user?.activeTenantId) ?? memberships[0];
  return user && membership && { user, membership };
}

/** A member of a value that nobody has checked, when it is a text. */
export function textOf(value: unknown, name: string): string | undefined {
  const member: unknown = Object(value)[name];
  return typeof member === 'string' && member !== '' ? member : undefined;
}
