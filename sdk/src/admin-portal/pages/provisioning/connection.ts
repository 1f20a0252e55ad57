import type { DirectoryConnection, DirectorySource } from '../../../contract';

/** What the page says of a connection: no sync yet, at work, or switched off by an administrator. */
export type ConnectionStatus = 'pending' | 'linked' | 'paused';

/** The status of a connection. */
export function statusOf({ syncToUserManagement, lastSync }: DirectoryConnection): ConnectionStatus {
  if (syncToUserManagement === false) return 'paused';
  return lastSync ? 'linked' : 'pending';
}

/** The products with a guide of their own, in the order in which they are offered. */
export const guidedSources = ['okta', 'azure-ad', 'other'] as const satisfies readonly DirectorySource[];

/** A product that can be connected. */
export type GuidedSource = (typeof guidedSources)[number];

/** The guide for a product: the general one if it has none of its own. */
export function guideOf(source: DirectorySource): GuidedSource {
  return guidedSources.find((guided) => guided === source) ?? 'other';
}
