/** Rows of a page that the user can choose; the first number is the default (portal spec §9). */
export const TEAM_PAGE_SIZES = [20, 50, 100] as const;

/** How long typing must pause before a search is sent, in milliseconds. */
export const SEARCH_PAUSE_MS = 300;

/** Seconds of a day, in which access is counted. */
export const SECONDS_A_DAY = 86_400;

/** Days of access offered first. */
export const DEFAULT_ACCESS_DAYS = 30;

/** Most days of access that may be given: ten years. */
export const MAX_ACCESS_DAYS = 3650;

/** Longest name and e-mail address the service takes. */
export const MAX_NAME_LENGTH = 200;
export const MAX_EMAIL_LENGTH = 320;

/** Feature flag of temporary users (portal spec §9). */
export const TEMPORARY_USERS_FLAG = 'temporary-users';
