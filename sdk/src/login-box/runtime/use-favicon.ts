import { useEffect } from 'react';
import { pictureAddress } from './picture-address';

/** Adds a favicon while mounted. Browsers use the last one in the document, so its removal restores the host's. */
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
