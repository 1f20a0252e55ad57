import { type MouseEvent, useRef, useState } from 'react';

/** Whether an option list is open, and the properties of the button that opens and closes it. */
export function useOptionPanel() {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  function close(byKey: boolean) {
    setOpen(false);
    if (byKey) anchor.current?.focus();
  }
  const button = {
    ref: anchor,
    type: 'button' as const,
    'aria-haspopup': 'dialog' as const,
    'aria-expanded': open,
    // Without this, pressing would blur the list and close it, and the click would open it again.
    onMouseDown: (event: MouseEvent) => open && event.preventDefault(),
    onClick: () => setOpen(!open),
  };
  return { button, anchor, open, close };
}
