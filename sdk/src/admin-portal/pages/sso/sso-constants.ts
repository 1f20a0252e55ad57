/** Longest metadata file that the service takes, in characters. */
export const MAX_METADATA_LENGTH = 1_000_000;
/** {@link MAX_METADATA_LENGTH} as the user reads it. */
export const MAX_METADATA_MB = 1;
/** Longest setting that the service takes, such as a certificate. */
export const MAX_SETTING_LENGTH = 20_000;
/** Longest address of metadata that the service takes. */
export const MAX_URL_LENGTH = 2_000;
/** How often the DNS is checked while a domain is not verified and the page is visible, in seconds. */
export const DNS_CHECK_SECONDS = 30;
/** How long a new record of the DNS may take to be seen everywhere, in hours. */
export const DNS_HOURS = 48;
/** A certificate with so many days left, or fewer, is marked: the provider needs a new one soon. */
export const EXPIRES_SOON_DAYS = 30;
/** Longest name of a group that the service takes. */
export const MAX_GROUP_LENGTH = 200;
