/** `errorCode`, also shown, of an error for which the service gave no code (sign-in spec §8). */
export const GENERIC_ERROR_CODE = 'ER-ADMIN-PORTAL-GENERIC-ERROR';
/** Message of an error for which the service gave none (sign-in spec §8). */
export const GENERIC_ERROR_MESSAGE = "We're facing some difficulties, Please try again";
/** Message of a 413 response (sign-in spec §8). */
export const REQUEST_TOO_LARGE_MESSAGE = 'Error request is too large';
/** Status of a failure without one (sign-in spec §8). */
export const DEFAULT_ERROR_STATUS = 500;
/** Status of a call without a valid token, or with too weak a one (RFC 9110 §15.5.2, RFC 9470 §3). */
export const UNAUTHORIZED_STATUS = 401;
/** `errorCode` of a call that needs a second factor, if the user has not shown it; its text is `errors.stepUpRequired`. */
export const STEP_UP_REQUIRED = 'stepUpRequired';
const STEP_UP_CHALLENGE = /\berror="?insufficient_user_authentication\b/i;
/** From this status on, the request was refused (RFC 9110 §15.5). */
export const LOWEST_CLIENT_ERROR_STATUS = 400;
/** From this status on, the service itself failed (RFC 9110 §15.6). */
export const LOWEST_SERVER_ERROR_STATUS = 500;

/** Whether a `WWW-Authenticate` header says that the call needs a second factor, or a newer one (RFC 9470 §3). */
export function asksForStepUp(challenge: string | null): challenge is string {
  return challenge !== null && STEP_UP_CHALLENGE.test(challenge);
}

/** Details of a failed call. */
export interface ApiErrorDetails {
  statusCode: number;
  /** From the `frontegg-trace-id` response header. */
  traceId?: string | undefined;
  errorCode: string;
  errorContext?: unknown;
  errors?: readonly string[];
  /** Codes of each of the `errors`, if the service sends them. */
  errorCodes?: readonly string[];
  /** Whether there was no response: no network, or the service took too long. */
  unanswered?: boolean;
}

/**
 * The identity service refused a call, or did not respond. Branch on `errorCode` and `statusCode`, never on `message`.
 *
 * @see Sign-in spec §8
 */
export class ApiError extends Error {
  readonly statusCode: number;
  readonly traceId: string | undefined;
  readonly errorCode: string;
  readonly errorContext: unknown;
  readonly errors: readonly string[];
  readonly errorCodes: readonly string[];
  readonly unanswered: boolean;

  constructor(message: string, details: ApiErrorDetails, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ApiError';
    this.statusCode = details.statusCode;
    this.traceId = details.traceId;
    this.errorCode = details.errorCode;
    this.errorContext = details.errorContext;
    this.errors = details.errors ?? [];
    this.errorCodes = details.errorCodes ?? [];
    this.unanswered = details.unanswered ?? false;
  }
}

const keysByStatus: Readonly<Record<number, string>> = { 413: 'requestTooLarge', 429: 'tooManyRequests' };

/** The key of a text about what happened, if the service has no code for the failure. */
export function failureKey({ errorCode, statusCode, unanswered }: ApiError): string | undefined {
  if (errorCode && errorCode !== GENERIC_ERROR_CODE) return undefined;
  return unanswered ? 'noAnswer' : keysByStatus[statusCode];
}

/** Invalid configuration by the host application; the message says what happened and what to do. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}
