import type { ZodType } from 'zod';
import type { HandlerContext, HandlerReply } from './rules/call/handler-context';
import type { CallRecord } from './rules/events/call-records';

/** Names in braces of `GET /users/{userId}`. */
export type ParamsOf<Call extends string> = Call extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamsOf<Rest>
  : never;

export interface RouteOptions {
  /** Key that the caller needs: without a token 401, without the permission 403 (`ER-FORBIDDEN`). */
  permission?: string;
  /** Shape of a 2xx answer. One that does not fit becomes a 500 that says where, so that mock and contract stay one. */
  answer?: ZodType;
  /** What the call writes into the audit log after it has succeeded. */
  record?: CallRecord;
}

/** One call of the service and the function that answers it. */
export interface Route extends RouteOptions {
  /** `GET`, `POST`, `PUT`, `PATCH` or `DELETE`. */
  method: string;
  /** As in the contract, with `{param}`. */
  path: string;
  handler(context: HandlerContext): HandlerReply | Promise<HandlerReply>;
}

/**
 * Declares a call: `route('PUT /identity/resources/users/v2/me', (context) => …, { permission: 'fe.…' })`.
 *
 * A handler throws a {@link Refusal} (or returns `fail(…)`) to say no; anything else it throws is a bug and a 500.
 */
export function route<Call extends `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`>(
  call: Call,
  handler: (context: HandlerContext<ParamsOf<Call>>) => HandlerReply | Promise<HandlerReply>,
  options: RouteOptions = {},
): Route {
  const space = call.indexOf(' ');
  return { method: call.slice(0, space), path: call.slice(space + 1), handler, ...options };
}
