/** Longest domain name (RFC 1035 §2.3.4). */
export const MAX_DOMAIN_LENGTH = 253;

/** A domain name: labels of letters, digits and inner hyphens, at least two of them. */
export const DOMAIN_NAME =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;
