import type { readWorldFile } from '@portico/mock-backend';
import type { PortalMetadata } from '@portico/sdk/metadata';
import { refusalOf, refusedPicture, remoteAddresses, remotePictures, withoutPictures } from '../draft/pictures';

/** A validated world file. */
type WorldFile = ReturnType<typeof readWorldFile>;

/** Addresses of other sites that a screen on this world would load as pictures, each once. */
export function remoteWorldPictures({ tables }: WorldFile, page: URL): string[] {
  const designs = [...tables.metadata, ...tables.customLogins].map(({ configuration }) => asDesign(configuration));
  return [
    ...new Set([
      ...tables.users.flatMap(({ profilePictureUrl }) => remoteAddresses(profilePictureUrl ?? '', page)),
      ...tables.tenants.flatMap(({ logo }) => remoteAddresses(logo, page)),
      ...designs.flatMap((design) => remotePictures(design, page)),
    ]),
  ];
}

/** The world without the pictures at these addresses: users have initials, and designs have the layer below. */
export function withoutWorldPictures(file: WorldFile, addresses: readonly string[], page: URL): WorldFile {
  const refused = new Set(addresses);
  const loads = (address: string | null) => remoteAddresses(address ?? '', page).some((url) => refused.has(url));
  const withoutAny = <Row extends { configuration: object }>(row: Row): Row => ({
    ...row,
    configuration: withoutPictures(asDesign(row.configuration), addresses, page),
  });
  const { users, tenants, metadata, customLogins } = file.tables;
  return {
    ...file,
    tables: {
      ...file.tables,
      users: users.map((user) => (loads(user.profilePictureUrl) ? { ...user, profilePictureUrl: null } : user)),
      tenants: tenants.map((tenant) => (loads(tenant.logo) ? { ...tenant, logo: '' } : tenant)),
      metadata: metadata.map(withoutAny),
      customLogins: customLogins.map(withoutAny),
    },
  };
}

/**
 * One sentence about the first picture whose address has a scheme that pictures may not have; `null` if there is none.
 * The file's own schema checks the pictures of users.
 */
export function refusedWorldPicture({ tables }: WorldFile): string | null {
  for (const [index, { logo }] of tables.tenants.entries()) {
    const refusal = refusalOf(logo, ['tenants', String(index), 'logo']);
    if (refusal) return refusal;
  }
  for (const { configuration } of [...tables.metadata, ...tables.customLogins]) {
    const refusal = refusedPicture(asDesign(configuration));
    if (refusal) return refusal;
  }
  return null;
}

/** The document of a vendor or of a tenant, as the service sends it. */
function asDesign(configuration: object): PortalMetadata {
  return configuration as PortalMetadata;
}
