import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { Room } from './device';

/**
 * The size of an element without padding, updated when it changes; `null` while the element has never been shown. An
 * element that is shown is measured before the browser paints, so that its content is there from the first frame on.
 */
export function useSize(ref: RefObject<HTMLElement | null>, isShown = true): Room | null {
  const [size, setSize] = useState<Room | null>(null);
  useLayoutEffect(() => {
    const { clientWidth: width = 0, clientHeight: height = 0 } = ref.current ?? {};
    if (isShown && width > 0 && height > 0) setSize({ width, height });
  }, [ref, isShown]);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      if (width > 0 && height > 0) setSize({ width, height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}
