/** Rows of a page that the user can choose; the first number is the default (portal spec §9). */
export const LIST_PAGE_SIZES = [20, 50, 100] as const;

/** Milliseconds without typing after which a search is sent. */
export const SEARCH_PAUSE_MS = 300;

/** Calls of one action on many users that run at the same time. */
export const CALLS_AT_ONCE = 6;

/** Most rows of a page that the service returns. */
export const LARGEST_PAGE_SIZE = 200;
