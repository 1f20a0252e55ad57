import { type RefObject, useEffect, useRef } from 'react';
import { usePortal } from './use-portal';

/**
 * Focuses the page if a dialog has closed and its opener is gone, such as the row of a removed user or the bar of a
 * selection. Otherwise the keyboard would start at the top of the host.
 */
export function useFocusFallback(content: RefObject<HTMLElement | null>): void {
  const closed = usePortal((portal) => portal.dialog.kind === 'none');
  const wasOpen = useRef(false);
  useEffect(() => {
    if (closed && !wasOpen.current) return;
    wasOpen.current = !closed;
    if (!closed) return;
    // The dialog restores the focus one frame after it is removed; only then is it known whether the focus was lost.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        if (document.activeElement === document.body) content.current?.focus();
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [closed, content]);
}
