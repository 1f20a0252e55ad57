/** Accounts of one page (portal spec §9). */
export const ACCOUNTS_PAGE_SIZE = 50;

/** Users of an account on one page (portal spec §9). */
export const ACCOUNT_USERS_PAGE_SIZE = 10;

/** Longest name of an account that the service accepts. */
export const MAX_ACCOUNT_NAME_LENGTH = 200;

/** Most users that one call invites. */
export const MAX_INVITED_USERS = 200;
