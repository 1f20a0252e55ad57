import { useEffect } from 'react';
import { pictureAddress } from './picture-address';

/** Shows a picture on the browser tab while mounted: of several, browsers take the last, so the host's own comes back. */
export function useFavicon(named: string | null | undefined): void {
  const address = pictureAddress(named);
  useEffect(() => {
    if (!address) return;
    const link = document.createElement('link');
    link.rel = 'icon';
    link.href = address;
    document.head.append(link);
    return () => link.remove();
  }, [address]);
}
