import type { EventKey } from '../../../db/events';
import type { Member } from '../auth/admission';
import type { HandlerContext, HandlerReply } from '../call/handler-context';
import { recordEvent } from './record-event';

/** What a call writes into the audit log after it has succeeded. */
export interface CallRecord {
  /** The event that it records, which may depend on its body. */
  event: EventKey | ((context: HandlerContext) => EventKey);
  /** Names what the call is about. Read before the handler runs, which may delete it. The body is not validated yet. */
  subject?: Reader<string>;
  /** Finds the caller of a call without a bearer token. Read before the handler runs, too. */
  actor?: Reader<Member>;
}

type Reader<T> = (context: HandlerContext) => T | undefined;

/** Longer names are cut, so that an entry fits on one line. */
const MAX_SUBJECT = 200;

/** Reads caller and subject of a call, and returns the function that records the event after the handler has replied. */
export async function prepareRecord(
  { event, subject, actor }: CallRecord,
  context: HandlerContext,
): Promise<(reply: HandlerReply) => void> {
  const member = actor ? actor(context) : await context.caller();
  const key = typeof event === 'function' ? event(context) : event;
  const named = subject?.(context)?.slice(0, MAX_SUBJECT);
  return ({ status }) => {
    if (status >= 300 || !member) return;
    const { user, membership } = member;
    // A call that removes its caller's own tenant removes the audit log with it.
    if (!context.db.tenants.find(membership.tenantId)) return;
    recordEvent(context, { event: key, tenantId: membership.tenantId, actor: user, subject: named });
  };
}

/** Declares the event that a call records, what names its subject, and how to find a caller without a bearer token. */
export function recordAs(event: CallRecord['event'], subject?: Reader<string>, actor?: Reader<Member>): CallRecord {
  return { event, ...(subject && { subject }), ...(actor && { actor }) };
}

/** Reads the first of these members of the body that is a text. */
export function textInBody(...names: string[]): Reader<string> {
  return ({ request }) => names.map((name) => readText(request.body, name)).find((text) => text !== undefined);
}

/** Columns that hold a row's name; the first one that a row has counts. */
const nameColumns = ['name', 'displayName', 'connectionName', 'description'];

/** Reads the name of the row whose id is this parameter of the path. */
export function nameOfRow(
  table: 'roles' | 'groups' | 'permissions' | 'apiTokens' | 'webhooks' | 'directoryConnections' | 'tenants',
  param: string,
): Reader<string> {
  return ({ db, params }) => {
    const row = db[table].find(params[param] ?? '');
    return nameColumns.map((column) => readText(row, column)).find((text) => text !== undefined);
  };
}

/** Reads the e-mail address of the user whose id is in the path. */
export function userInPath(param = 'userId'): Reader<string> {
  return ({ db, params }) => db.users.find(params[param] ?? '')?.email;
}

/** Reads the e-mail address of the user whose id is this member of the body. */
export function userInBody(name: string): Reader<string> {
  return ({ db, request }) => db.users.find(readText(request.body, name) ?? '')?.email;
}

/** Finds the caller by the e-mail address in the body. */
export function actorByEmail(context: HandlerContext): Member | undefined {
  const user = context.db.users.findBy('email', (readText(context.request.body, 'email') ?? '').trim().toLowerCase());
  return user && asMember(context, user.id);
}

/** Finds the caller by `userId` in the body. */
export function actorByUserId(context: HandlerContext): Member | undefined {
  return asMember(context, readText(context.request.body, 'userId') ?? '');
}

/** Finds the caller by the token of a mailed link, which is this member of the body. */
export function actorByLink(name: string): Reader<Member> {
  return (context) => {
    const link = context.db.linkTokens.findBy('token', readText(context.request.body, name) ?? '');
    return link && asMember(context, link.userId);
  };
}

/** Reads the e-mail address of an object in the body, or of the first object of a list. */
export function emailInBody(name: string): Reader<string> {
  return ({ request }) => {
    const value: unknown = Object(request.body)[name];
    return readText(Array.isArray(value) ? value[0] : value, 'email');
  };
}

/** The event of a user without a session goes to the tenant that they would sign in to. */
function asMember({ db }: HandlerContext, userId: string): Member | undefined {
  const user = db.users.find(userId);
  const memberships = user ? db.memberships.listBy('userId', userId) : [];
  const membership = memberships.find((row) => row.tenantId === user?.activeTenantId) ?? memberships[0];
  return user && membership && { user, membership };
}

/** Reads a member of an unvalidated value, if it is a text. */
export function readText(value: unknown, name: string): string | undefined {
  const member: unknown = Object(value)[name];
  return typeof member === 'string' && member !== '' ? member : undefined;
}
