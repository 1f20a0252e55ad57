import { useEffect, useState } from 'react';
import { useApp } from '../../app/context';
import { type ServiceBase, serviceAddress } from '../../core/service-address';
import type { Transport } from '../../core/transport';

/**
 * The address from which an image element loads a user's picture; `undefined` while it loads. In a preview, the
 * preview's transport loads it as a data URL, because a world in the page can't be reached over the network.
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
      // The avatar keeps showing the initials.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [address, transport]);

  if (!transport) return address;
  return loaded?.address === address ? loaded?.dataUrl : undefined;
}

/** Whether an address belongs to the service, whose base can be a path of the host's site. */
function isOfService(address: string, options: ServiceBase): boolean {
  return address.startsWith(new URL(serviceAddress('/', options), globalThis.location?.href).href);
}

async function loadPicture(address: string, transport: Transport): Promise<string | undefined> {
  const answer = await transport(new Request(address));
  // Lazy, because only previews load pictures this way: live pages don't need the code.
  const { readPicture } = await import('./picture');
  const read = await readPicture(await answer.blob());
  return 'dataUrl' in read ? read.dataUrl : undefined;
}
