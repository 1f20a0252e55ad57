import { type ComponentPropsWithRef, useRef, useState } from 'react';

/** Properties of a button that opens and closes an option list. */
export type OptionPanelButton = Pick<
  ComponentPropsWithRef<'button'>,
  'ref' | 'type' | 'aria-haspopup' | 'aria-expanded' | 'onMouseDown' | 'onClick'
>;

/** Whether an option list is open, and the properties of the button that opens and closes it. */
export function useOptionPanel() {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  function close(byKey: boolean) {
    setOpen(false);
    if (byKey) anchor.current?.focus();
  }
  const button: OptionPanelButton = {
    ref: anchor,
    type: 'button',
    'aria-haspopup': 'dialog',
    'aria-expanded': open,
    // Without this, pressing would blur the list and close it, and the click would open it again.
    onMouseDown: (event) => open && event.preventDefault(),
    onClick: () => setOpen(!open),
  };
  return { button, anchor, open, close };
}
