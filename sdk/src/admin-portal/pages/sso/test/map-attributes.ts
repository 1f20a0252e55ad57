import type { SentAttribute } from './saml/read-answer';
import type { MappedAttribute, UserField } from './test-result';

/**
 * Names under which providers send each field; the service reads no others, and the contract has no setting for them.
 * Some providers write whole addresses: then the last part counts.
 */
const names = {
  email: ['email', 'emailaddress', 'mail'],
  name: ['name', 'displayname'],
  groups: ['groups', 'group', 'memberof'],
} as const satisfies Record<UserField, readonly string[]>;

/** The fields that attributes can fill. */
export const userFields = Object.keys(names) as UserField[];

/** The attributes, each with the field of a user that it fills. */
export function mapAttributes(attributes: readonly SentAttribute[]): MappedAttribute[] {
  return attributes.map((attribute) => ({ ...attribute, field: fieldOf(attribute.name) }));
}

/** All values that fill a field. */
export function valuesOf(attributes: readonly MappedAttribute[], field: UserField): string[] {
  return attributes.flatMap((attribute) => (attribute.field === field ? attribute.values : []));
}

function fieldOf(name: string): UserField | undefined {
  const last = name.replace(/^.*[/:]/, '').toLowerCase();
  return userFields.find((field) => (names[field] as readonly string[]).includes(last));
}
