import { useEffect, useState } from 'react';
import { useApp } from '../../app/context';
import { type ServiceBase, serviceAddress } from '../../core/service-address';
import type { Transport } from '../../core/transport';

/**
 * The address that an image element loads a user's picture from. In a preview, a picture of the service comes through the
 * preview's transport as a data URL: a world in the page can't be reached over the network. Undefined while it loads.
 */
export function usePicture(address: string | null | undefined): string | null | undefined {
  const { preview, contextOptions } = useApp().options;
  const [loaded, setLoaded] = useState<{ address: string; dataUrl: string }>();
  const transport = address && isOfService(address, contextOptions) ? preview?.transport : undefined;

  useEffect(() => {
    if (!transport || !address) return;
    let isCurrent = true;
    loadPicture(address, transport).then(
      (dataUrl) => isCurrent && dataUrl && setLoaded({ address, dataUrl }),
      // The initials remain, as for every picture that can't be loaded.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [address, transport]);

  if (!transport) return address;
  return loaded?.address === address ? loaded?.dataUrl : undefined;
}

/** Hosts may name the service by a path of their own site. */
function isOfService(address: string, options: ServiceBase): boolean {
  return address.startsWith(new URL(serviceAddress('/', options), globalThis.location?.href).href);
}

async function loadPicture(address: string, transport: Transport): Promise<string | undefined> {
  const answer = await transport(new Request(address));
  // A live page loads no picture this way, so its first download is not to hold the code for it.
  const { readPicture } = await import('./picture');
  const read = await readPicture(await answer.blob());
  return 'dataUrl' in read ? read.dataUrl : undefined;
}
