import { useLayoutEffect, useRef } from 'react';

/**
 * Lets a table scroll in its box while its columns need more room than the box has. Otherwise the box must not scroll:
 * the head would stay at the top of the box instead of the view. Renders an empty element after the table.
 */
export function WideTable() {
  const marker = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const area = marker.current?.parentElement;
    const table = area?.querySelector('table');
    // The DOM of hosts' tests has none.
    if (!area || !table || !('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(() => area.toggleAttribute('data-wide', table.offsetWidth > area.clientWidth));
    observer.observe(area);
    observer.observe(table);
    return () => observer.disconnect();
  }, []);
  return <span ref={marker} hidden />;
}
