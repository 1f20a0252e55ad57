/** Seconds in a day; the service counts access in seconds. */
export const SECONDS_A_DAY = 86_400;

/** Default days of access. */
export const DEFAULT_ACCESS_DAYS = 30;

/** Maximum days of access: ten years. */
export const MAX_ACCESS_DAYS = 3650;

/** Longest name that the service accepts. */
export const MAX_NAME_LENGTH = 200;

/** Feature flag of temporary users (portal spec §9). */
export const TEMPORARY_USERS_FLAG = 'temporary-users';

/** Feature flag of applications that are assigned to users (portal spec §2). */
export const MULTI_APPS_FLAG = 'multi-apps-admin-portal';

/** Most addresses that are invited at once. */
export const MAX_INVITATIONS = 10_000;

/** Days for which an invite link can work. */
export const INVITE_LINK_DAYS = [1, 7, 30, 90, 365];
