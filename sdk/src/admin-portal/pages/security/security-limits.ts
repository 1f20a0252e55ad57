/** The numbers that a policy may have. */
export interface Bounds {
  min: number;
  max: number;
}

/** Seconds of a session timeout: a minute to a year. The service refuses longer ones. */
export const TIMEOUT_SECONDS: Bounds = { min: 60, max: 31_536_000 };

/** Sessions that one user may have at once. */
export const CONCURRENT_SESSIONS: Bounds = { min: 1, max: 1_000 };

/** Wrong passwords in a row that lock a user. */
export const LOCKOUT_ATTEMPTS: Bounds = { min: 1, max: 100 };

/** Last passwords that can't be chosen again (the key `sizeMustBelt10` of the specification). */
export const HISTORY_SIZE: Bounds = { min: 1, max: 10 };

/** Days after which a password has to change: up to five years (the key `rotationPeriodMax5Years`). */
export const ROTATION_DAYS: Bounds = { min: 1, max: 1_825 };

/** Addresses on a page of the list (portal spec §9). */
export const ADDRESSES_PER_PAGE = 4;

/** What the dialog of a policy offers while the policy has no value. */
export const SUGGESTED = {
  idleSeconds: 900,
  reloginSeconds: 86_400,
  sessionsAtOnce: 5,
  attempts: 5,
  historySize: 3,
  rotationDays: 90,
  notificationDays: 7,
} as const;

/** Characters of the description of an address. */
export const MAX_DESCRIPTION_LENGTH = 1_000;

/** Domains that are added at once. */
export const MAX_DOMAINS = 1_000;
