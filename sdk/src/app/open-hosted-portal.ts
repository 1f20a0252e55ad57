import { serviceAddress } from '../core/service-address';
import type { App } from './app';

/**
 * Opens the portal on the pages of the service, in a new tab or in this window.
 *
 * @see Portal spec §2
 */
export function openHostedPortal({ options, location }: Pick<App, 'options' | 'location'>, newTab = true): void {
  const { href } = new URL(serviceAddress('/oauth/portal', options.contextOptions), location.href('/'));
  if (newTab) window.open(href, '_blank', 'noopener');
  else location.leave(href);
}
