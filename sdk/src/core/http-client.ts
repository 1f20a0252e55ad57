/** One call of the identity service: the input of the HTTP client. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path without base address and prefix: `/identity/resources/auth/v1/user`. */
  path: string;
  /** `undefined` values are left out; objects are sent as JSON. */
  query?: Readonly<Record<string, unknown>>;
  /** Sent as JSON; `FormData` is sent unchanged. */
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  /** Format of the response. Default: `json`. An empty JSON response is `{}`. `response`: the caller reads its stream. */
  answer?: 'json' | 'text' | 'blob' | 'response';
  /**
   * Retry on any error but a timeout: 3 attempts, 500 ms apart (sign-in spec §9), or after the given delays in
   * milliseconds. Default: off.
   */
  retry?: true | readonly number[];
  signal?: AbortSignal | undefined;
}

/**
 * The only caller of the transport: adds headers, reads the response, converts every failure to an {@link ApiError}.
 *
 * @throws {ApiError} for every failure, including an aborted request and 30 seconds without a response.
 */
export interface HttpClient {
  send<T>(call: Call): Promise<T>;
  /** Returns the same client for one flow or page: a call without a signal takes the signal returned when it is sent. */
  cancelledBy(signal: () => AbortSignal): HttpClient;
}
