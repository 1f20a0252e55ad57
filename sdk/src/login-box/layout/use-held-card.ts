import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useApp } from '../../app/context';
import { settleHeight } from './settle-height';

/**
 * Holds the card in its place before something comes into it late: until that is done, only a hidden element is shown
 * there. A vendor who changes the looks sees the card in the middle.
 */
export function useHeldCard<Place extends Element>(): readonly [place: RefObject<Place | null>, held: boolean] {
  const { metadata } = useApp();
  const place = useRef<Place>(null);
  const [held, setHeld] = useState(false);
  useLayoutEffect(() => {
    if (!place.current) return undefined;
    const fit = settleHeight(place.current);
    setHeld(true);
    return metadata.subscribe(({ document }, before) => {
      if (document.themeV2 !== before.document.themeV2) fit();
    });
  }, [metadata]);
  return [place, held];
}
