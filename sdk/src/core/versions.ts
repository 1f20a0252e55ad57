/** Version of the service's portal that this SDK is compatible with (sign-in spec §9). */
export const PORTAL_ASSET_VERSION = '7.80.0';
/** Version of the service's server-side library that this SDK is compatible with (sign-in spec §9). */
export const LIBRARY_VERSION = '9.2.8';
