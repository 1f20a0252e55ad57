/** Waits between the attempts to load the profile: 3 attempts in all, 2 s apart (portal spec §9). */
export const PROFILE_RETRY_DELAYS_MS = [2000, 2000] as const;

/** Largest profile picture for the texts: `MAX_PICTURE_BYTES` in megabytes. */
export const MAX_PICTURE_MB = 1;

/** Longest text of a profile field. */
export const MAX_FIELD_LENGTH = 200;
