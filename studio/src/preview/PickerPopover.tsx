import type { ReactNode } from 'react';
import { Popover } from 'react-aria-components';
import type { PickerPopoverProps as PickerProps } from './PickerButton';

export interface PickerPopoverProps extends PickerProps {
  className: string;
  children: ReactNode;
}

/** The popover of a picker, below its button. */
export function PickerPopover({ className, anchor, onClose, children }: PickerPopoverProps) {
  return (
    <Popover
      className={`studio-popover ${className}`}
      triggerRef={anchor}
      isOpen
      placement="bottom start"
      onOpenChange={(open) => !open && onClose()}
    >
      {children}
    </Popover>
  );
}
