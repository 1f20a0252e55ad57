import type { Attributes } from './conditions';

/** Claims and identity of the signed-in user that rules can read. */
export interface AttributeOwner {
  id: string;
  email: string;
  tenantId: string;
  emailVerified?: boolean | undefined;
  claims: Readonly<Record<string, unknown>>;
}

/**
 * Returns the attributes for targeting rules: the host's own, the token's claims flattened below `jwt.`, and the user's
 * e-mail, its verification, tenant and id below `frontegg.`.
 *
 * @see contract: headers-and-storage §12
 */
export function attributesOf(owner: AttributeOwner | null, custom: Attributes = {}): Attributes {
  if (!owner) return custom;
  return {
    ...custom,
    ...Object.fromEntries(flatten('jwt', owner.claims)),
    'frontegg.email': owner.email,
    'frontegg.emailVerified': owner.emailVerified,
    'frontegg.tenantId': owner.tenantId,
    'frontegg.userId': owner.id,
  };
}

function flatten(prefix: string, value: unknown): [string, unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[prefix, value]];
  return Object.entries(value).flatMap(([key, inner]) => flatten(`${prefix}.${key}`, inner));
}
