/** Delay before a pending request shows the user that it takes long, in milliseconds. It ends after 30 seconds. */
export const SLOW_REQUEST_NOTICE_MS = 10_000;
