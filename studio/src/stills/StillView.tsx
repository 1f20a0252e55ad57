import { useLayoutEffect, useRef } from 'react';
import type { MountedStill } from './mounted-still';
import type { Still } from './still';
import { mountedStills } from './studio-stills';

export interface StillViewProps {
  still: Still;
}

/**
 * Shows a still in a shadow root, in the size of its request: `width` × `height` CSS pixels, not scaled. Inert, and
 * hidden from screen readers: the card around it has the name. Edits of the studio's document are applied in place.
 */
export function StillView({ still }: StillViewProps) {
  const host = useRef<HTMLDivElement>(null);
  const mounted = useRef<MountedStill>(null);
  useLayoutEffect(() => {
    if (!host.current) return;
    const added = mountedStills.add(host.current);
    mounted.current = added;
    return () => mountedStills.remove(added);
  }, []);
  useLayoutEffect(() => mounted.current?.fill(still), [still]);
  return <div ref={host} className="still" aria-hidden inert />;
}
