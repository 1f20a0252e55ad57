/** Lifetimes to choose from, in days, with the keys of their texts. */
export const lifetimeChoices = [
  { days: 1, text: 'expireAfter1Day' },
  { days: 7, text: 'expireAfter7Days' },
  { days: 30, text: 'expireAfter30Days' },
  { days: 90, text: 'expireAfter90Days' },
  { days: 365, text: 'expireAfter365Days' },
] as const;

/** The lifetime that is chosen at first, in days. */
export const DEFAULT_LIFETIME = 90;

/** The longest lifetime that the service accepts, in days: ten years. */
export const MAX_LIFETIME = 3650;

/** A token with so many days left, or fewer, is marked: its programs need a new one soon. */
export const EXPIRES_SOON_DAYS = 14;

/** The longest description that the service accepts. */
export const MAX_DESCRIPTION_LENGTH = 1000;
