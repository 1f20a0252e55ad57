/** How long a request is under way before the user is told that it takes long, in milliseconds. It ends after 30 seconds. */
export const SLOW_REQUEST_NOTICE_MS = 10_000;
