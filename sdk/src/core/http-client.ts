/** One call of the identity service: what an api function hands to the http client. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** From the service's base, without base address and prefix: `/identity/resources/auth/v1/user`. */
  path: string;
  /** `undefined` values are left out; objects are sent as JSON. */
  query?: Readonly<Record<string, unknown>>;
  /** JSON, or `FormData` as it is. */
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  /** What the answer holds. Default: `json`. An empty JSON answer is `{}`. */
  answer?: 'json' | 'text' | 'blob';
  /** Repeat on any error: 3 attempts, 500 ms apart (sign-in spec §9), or after waits of so many milliseconds. Default: off. */
  retry?: true | readonly number[];
  signal?: AbortSignal;
}

/**
 * The only caller of the transport: adds headers, reads the answer, turns every failure into an {@link ApiError}.
 *
 * @throws {ApiError} whatever went wrong, calling the request off and 30 seconds without an answer included.
 */
export interface HttpClient {
  send<T>(call: Call): Promise<T>;
}
