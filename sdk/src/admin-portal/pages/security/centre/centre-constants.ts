const DAY_SECONDS = 86_400;

/** Days without a sign-in after which a user counts as inactive (portal spec §4 "Security centre user lists"). */
export const INACTIVE_DAYS = 90;

/** The same as the service has it: 7,776,000 seconds. */
export const INACTIVE_SECONDS = INACTIVE_DAYS * DAY_SECONDS;

/** Rows on a page of each list of users (portal spec §2 "Dialogs and tables"). */
export const USERS_PER_PAGE = 10;

/** The lowest score of each level; below both, the security is weak. */
export const LEVEL_STARTS = { fair: 50, strong: 80 } as const;

/** The flag that shows what the policies mean for a sign-in (portal spec §2 "Dialogs and tables"). */
export const LOGIN_FLOWS_FLAG = 'security-center-show-login-flows';
