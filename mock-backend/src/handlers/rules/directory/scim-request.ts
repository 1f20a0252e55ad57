import { type ErrorCode, errorCodes } from '@portico/sdk/contract';
import type { ZodType } from 'zod';
import type { DirectoryConnectionRow } from '../../../db/tables';
import { type Context, isoAfter } from '../call/context';
import type { HandlerReply } from '../call/handler-context';
import { Refusal } from '../call/refusal';

/** Where directories write (RFC 7644). */
export const SCIM_PATH = '/directory/resources/scim/v2.0';
/** Schemas of the messages. */
export const scimSchemas = {
  user: 'urn:ietf:params:scim:schemas:core:2.0:User',
  group: 'urn:ietf:params:scim:schemas:core:2.0:Group',
  list: 'urn:ietf:params:scim:api:messages:2.0:ListResponse',
  error: 'urn:ietf:params:scim:api:messages:2.0:Error',
  provider: 'urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig',
} as const;
/** Default and greatest number of entries on a page. */
const PAGE_SIZE = 100;

/**
 * The connection whose directory writes: the token in the header is its own.
 *
 * @throws {Refusal} 401.
 */
export function connectionOf(context: Context, connectionId: string): DirectoryConnectionRow {
  const [scheme, token = ''] = (context.request.headers.authorization ?? '').split(' ');
  const connection = context.db.directoryConnections.findBy('token', token);
  if (scheme?.toLowerCase() === 'bearer' && connection?.id === connectionId) return connection;
  return refuseScim(401, errorCodes.unauthorized, 'This token does not open the directory.');
}

/** Says no as directories and as our own clients read it. */
export function refuseScim(status: number, code: ErrorCode, detail: string, scimType?: string): never {
  const body = { schemas: [scimSchemas.error], status: String(status), detail, ...(scimType && { scimType }) };
  throw new Refusal({ status, body: { ...body, errors: [detail], errorCode: code } });
}

/** @throws {Refusal} 400 `invalidValue` when the body does not fit. */
export function readScim<T>({ request }: Context, schema: ZodType<T>): T {
  const parsed = schema.safeParse(request.body);
  if (parsed.success) return parsed.data;
  const { path = [], message = '' } = parsed.error.issues[0] ?? {};
  return refuseScim(400, errorCodes.invalidRequest, `${path.join('.') || 'body'}: ${message}`, 'invalidValue');
}

/** Notes that the directory has written. */
export function noteSync(context: Context, { id }: DirectoryConnectionRow): void {
  context.db.directoryConnections.update(id, { lastSync: isoAfter(context, 0) });
}

/** One part of a list; `startIndex` counts from 1 (RFC 7644 §3.4.2.4). */
export function pageOf(context: Context, resources: readonly unknown[]): HandlerReply {
  const { query } = context.request;
  const startIndex = Math.max(1, wholeNumber(query.get('startIndex'), 1));
  const count = Math.min(PAGE_SIZE, Math.max(0, wholeNumber(query.get('count'), PAGE_SIZE)));
  const page = resources.slice(startIndex - 1, startIndex - 1 + count);
  return context.reply(200, {
    schemas: [scimSchemas.list],
    totalResults: resources.length,
    startIndex,
    itemsPerPage: page.length,
    Resources: page,
  });
}

/**
 * What a list is filtered by: `userName eq "ada@acme.test"`, the only kind that directories look entries up with.
 *
 * @throws {Refusal} 400 `invalidFilter`.
 */
export function readFilter({ request }: Context): { attribute: string; value: string } | undefined {
  const filter = request.query.get('filter');
  if (filter === null || filter.trim() === '') return undefined;
  const [, attribute, value] = /^\s*([\w.]+)\s+eq\s+"([^"]*)"\s*$/i.exec(filter) ?? [];
  if (attribute !== undefined && value !== undefined) return { attribute: attribute.toLowerCase(), value };
  return refuseScim(400, errorCodes.invalidRequest, 'Filters here compare one attribute by eq.', 'invalidFilter');
}

function wholeNumber(text: string | null, otherwise: number): number {
  const value = Number(text ?? otherwise);
  return Number.isSafeInteger(value) ? value : otherwise;
}
