import type { World } from '@portico/mock-backend';
import type { App } from '../app/app';
import { isWebAddress } from '../core/redirect';
import { hostedReturnAddress } from '../core/return-address';

/**
 * Lets a demo's world send people back to the page that the demo runs on, wherever it is served: nobody has registered
 * it there, nor its client id, and no other page can ask this world for anything. A page without an address of its own has
 * none to allow.
 */
export function allowOwnSite(world: World, { location, options, routes }: Demo): void {
  const address = hostedReturnAddress(location, routes.hostedLoginRedirectUrl);
  if (!isWebAddress(address)) return;
  world.allowRedirect(address);
  const { clientId } = options.contextOptions;
  if (clientId) world.allowRedirect(address, clientId);
}

type Demo = Pick<App, 'location' | 'options' | 'routes'>;
