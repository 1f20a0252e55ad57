import {
  ApiError,
  asksForStepUp,
  DEFAULT_ERROR_STATUS,
  GENERIC_ERROR_CODE,
  GENERIC_ERROR_MESSAGE,
  REQUEST_TOO_LARGE_MESSAGE,
  STEP_UP_REQUIRED,
} from './errors';

/** Response header that identifies a request in the service's own logs. */
const TRACE_ID_HEADER = 'frontegg-trace-id';
const REQUEST_TOO_LARGE_STATUS = 413;

/**
 * Creates the error of a failed response, by the message rules of the service. A response with the challenge for a second
 * factor has the code `stepUpRequired`, whichever code its body has.
 *
 * @see Sign-in spec §8, contract: headers-and-storage §4
 */
export async function errorOfResponse(response: Response): Promise<ApiError> {
  const statusCode = response.status;
  const traceId = response.headers.get(TRACE_ID_HEADER) ?? undefined;
  if (statusCode === REQUEST_TOO_LARGE_STATUS) {
    return new ApiError(REQUEST_TOO_LARGE_MESSAGE, { statusCode, errorCode: '', traceId });
  }
  const body: unknown = parseJson(await response.text().catch(() => ''));
  // A text, a list, `null` or a body that is no JSON has none of these fields.
  const said: Record<string, unknown> = Object(body);
  const errors = messagesIn(said.errors);
  const errorCodes = messagesIn(said.errorCodes);
  const untold = body === undefined ? GENERIC_ERROR_MESSAGE : `Error ${statusCode} - ${response.statusText}`;
  const message = errors.join(', ') || (typeof body === 'string' && body) || untold;
  const code = asksForStepUp(response.headers.get('www-authenticate')) ? STEP_UP_REQUIRED : said.errorCode;
  const errorCode = typeof code === 'string' && code ? code : GENERIC_ERROR_CODE;
  return new ApiError(message, { statusCode, errorCode, errors, errorCodes, errorContext: said.context, traceId });
}

/** Converts any thrown value to an error with a status: no response counts as status 500 (sign-in spec §8). */
export function asApiError(thrown: unknown, unanswered = false): ApiError {
  if (thrown instanceof ApiError) return thrown;
  const details = { statusCode: DEFAULT_ERROR_STATUS, errorCode: GENERIC_ERROR_CODE, unanswered };
  return new ApiError(GENERIC_ERROR_MESSAGE, details, { cause: thrown });
}

/** Parses JSON; `undefined` for a text that is none. */
export function parseJson(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function messagesIn(list: unknown): string[] {
  return Array.isArray(list) ? list.map(asText) : [];
}

function asText(item: unknown): string {
  return typeof item === 'string' ? item : JSON.stringify(item);
}
