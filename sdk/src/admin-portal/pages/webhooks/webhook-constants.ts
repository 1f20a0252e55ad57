/** Deliveries on a page of the log (portal spec §9). */
export const DELIVERIES_PAGE_SIZE = 10;
/** Statuses with which an address accepts a delivery (portal spec §9). */
export const ACCEPTED_STATUSES: readonly number[] = [200, 201];
/** The status of a retry that the service has made (portal spec §9). */
export const RETRY_STATUS = 202;
/** Shortest secret (`secretKeyLengthAtLeast8` of the contract). */
export const MIN_SECRET_LENGTH = 8;

/** Longest values that the service takes. */
export const maxLengths = { displayName: 200, description: 1_000, url: 2_048, secret: 500 } as const;

/** Webhooks whose last deliveries load at the same time: a tenant may have hundreds. */
export const LOADED_AT_ONCE = 4;
/** Bytes of a generated secret: as many as the signature's hash. */
export const SECRET_BYTES = 32;
