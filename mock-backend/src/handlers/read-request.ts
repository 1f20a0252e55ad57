import { errorCodes } from '@portico/sdk/contract';
import type { WorldRequest } from '../core/types';
import { barePath } from './router';
import type { HandlerRequest } from './rules/call/handler-context';
import { failure, Refusal } from './rules/call/refusal';

/** Above this a request is refused with 413 before anything reads it. */
export const MAX_BODY_BYTES = 5 * 1024 * 1024;
const TOO_LARGE = 'The request is too large.';
/** Stands for the client when an adapter names no address; in a range reserved for documentation. */
const UNKNOWN_IP = '203.0.113.10';
const FORM_TYPES = /^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i;

/** Takes a request apart. Call `body` apart from it: only that can fail. */
export function readRequest(request: WorldRequest): HandlerRequest {
  const url = new URL(request.url);
  return {
    method: request.method.toUpperCase(),
    url,
    path: barePath(url.pathname),
    query: url.searchParams,
    body: undefined,
    headers: request.headers,
    cookies: readCookies(request.headers.cookie ?? ''),
    clientIp: clientIp(request.headers),
  };
}

/**
 * The body by its content type; JSON unless it is a form.
 *
 * @throws {Refusal} 413 or 400.
 */
export async function readBody({ body, headers }: WorldRequest): Promise<unknown> {
  if (!body || body.byteLength === 0) return undefined;
  if (body.byteLength > MAX_BODY_BYTES) throw new Refusal(failure(413, errorCodes.generic, TOO_LARGE));
  const contentType = headers['content-type'] ?? '';
  try {
    if (FORM_TYPES.test(contentType)) {
      return await new Response(body.slice(), { headers: { 'content-type': contentType } }).formData();
    }
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new Refusal(failure(400, errorCodes.invalidRequest, 'The body of the request cannot be read.'));
  }
}

function readCookies(header: string): Record<string, string> {
  if (header === '') return {};
  const pairs = header.split(';').flatMap((part) => {
    const at = part.indexOf('=');
    return at > 0 ? [[part.slice(0, at).trim(), part.slice(at + 1).trim()]] : [];
  });
  return Object.fromEntries(pairs);
}

function clientIp(headers: Readonly<Record<string, string>>): string {
  const named = headers['x-frontegg-forwarded-for'] ?? headers['cf-connecting-ip'] ?? headers['x-forwarded-for'] ?? '';
  return named.split(',')[0]?.trim() || UNKNOWN_IP;
}
