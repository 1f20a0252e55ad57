import { type RefObject, useEffect, useRef } from 'react';
import { usePortal } from './use-portal';

/**
 * A dialog gives the focus back to what opened it. Where that is gone (the row of a removed user, the bar of a selection)
 * the keyboard would start over at the top of the host: the page takes the focus instead.
 */
export function useKeptFocus(content: RefObject<HTMLElement | null>): void {
  const closed = usePortal((portal) => portal.dialog.kind === 'none');
  const wasOpen = useRef(false);
  useEffect(() => {
    if (closed && !wasOpen.current) return;
    wasOpen.current = !closed;
    if (!closed) return;
    // The dialog gives the focus back one frame after it has left; only then can it be seen whether it was lost.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        if (document.activeElement === document.body) content.current?.focus();
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [closed, content]);
}
