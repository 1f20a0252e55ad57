import type { App } from '../../../app/app';
import { serviceAddress } from '../../../core/service-address';

/**
 * The address that the directory of a connection writes to (RFC 7644 §1.3: the base URI). It leads through the host's
 * proxy if the host has one, as the SDK's own calls do.
 */
export function scimAddress({ options, location }: Pick<App, 'options' | 'location'>, connectionId: string): string {
  const path = `/directory/resources/scim/v2.0/${encodeURIComponent(connectionId)}`;
  return new URL(serviceAddress(path, options.contextOptions), location.href('/')).href;
}
