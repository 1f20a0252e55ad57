import { type ErrorCode, errorCodes } from '@portico/sdk/contract';
import type { ZodType } from 'zod';
import type { Rows } from '../../../db/tables';
import type { HandlerContext } from './handler-context';
import { Refusal } from './refusal';

/** What the rules need of a handler's context: everything but the parts of its path. */
export type Context = Omit<HandlerContext, 'params'>;

/** Ends the call by throwing a {@link Refusal} with an error body. */
export function refuse(
  context: Context,
  status: number,
  code: ErrorCode,
  message: string,
  details?: Record<string, unknown>,
): never {
  throw new Refusal(context.fail(status, code, message, details));
}

/**
 * 401 for a wrong proof, but 400 if the call carries an access token: a client would take a 401 for
 * an expired token, renew it, and send the wrong proof again.
 */
export function refusalStatus(context: Context): 400 | 401 {
  return context.request.headers.authorization === undefined ? 401 : 400;
}

/**
 * The query parameters as the schema has them. A parameter with the text `undefined` counts as absent, because
 * published clients send it for a value they do not have.
 */
export function readQuery<T>(context: Context, schema: ZodType<T>): T {
  const entries = [...context.request.query].filter(([, value]) => value !== 'undefined');
  const parsed = schema.safeParse(Object.fromEntries(entries));
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'query'}: ${issue.message}`);
  throw new Refusal({ status: 400, body: { errors, errorCode: errorCodes.invalidRequest } });
}

/**
 * A query parameter that is a JSON text; an absent one counts as an empty object.
 *
 * @throws {Refusal} 400 with `ER-INVALID-REQUEST`.
 */
export function readJsonParameter<T>(context: Context, name: string, schema: ZodType<T>): T {
  const text = context.request.query.get(name);
  const parsed = schema.safeParse(text === null || text === 'undefined' ? {} : parseJson(text));
  return parsed.success ? parsed.data : refuse(context, 400, errorCodes.invalidRequest, `${name}: does not fit`);
}

/** The ISO date this many seconds from now, on the world's clock. */
export function isoAfter(context: Context, seconds: number): string {
  return new Date(context.clock.now() + seconds * 1000).toISOString();
}

/** Whether a date has passed on the world's clock. */
export function isOver(context: Pick<Context, 'clock'>, date: string | null): boolean {
  return date !== null && Date.parse(date) <= context.clock.now();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The vendor of a world: there is one. */
export function vendorOf(context: Pick<Context, 'db'>): Rows['vendors'] {
  const [vendor] = context.db.vendors.list();
  if (!vendor) throw new Error('This world has no vendor.');
  return vendor;
}
