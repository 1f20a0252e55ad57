import type { World } from '@portico/mock-backend';
import type { App } from '../app/app';
import { isWebAddress } from '../core/redirect';
import { hostedReturnAddress } from '../core/return-address';

/**
 * Allows redirects from a demo's world back to the page that the demo runs on. Its address and client id are not
 * registered in the world, and no other page can send requests to this world, so this is safe. A page without a web
 * address has none to allow.
 */
export function allowDemoRedirects(world: World, { location, options, routes }: Demo): void {
  const address = hostedReturnAddress(location, routes.hostedLoginRedirectUrl);
  if (!isWebAddress(address)) return;
  world.allowRedirect(address);
  const { clientId } = options.contextOptions;
  if (clientId) world.allowRedirect(address, clientId);
}

type Demo = Pick<App, 'location' | 'options' | 'routes'>;
