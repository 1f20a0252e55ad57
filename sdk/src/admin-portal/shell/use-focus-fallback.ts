import { type RefObject, useEffect, useRef } from 'react';
import { afterFocusRestored, focusIfLost } from './after-focus-restored';
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
    return afterFocusRestored(() => focusIfLost(content.current));
  }, [closed, content]);
}
