import type { ReactNode } from 'react';
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { useOverlayHost } from './OverlayHost';

export interface PopoverButtonProps {
  /** Accessible name of the button if its content has no text, and of the popover. */
  label: string;
  /** Content of the button. */
  trigger: ReactNode;
  triggerClass: string;
  /** Whether the button is named by its content. Default: by the label. */
  namedByContent?: boolean;
  placement?: 'bottom start' | 'bottom end';
  children: (close: () => void) => ReactNode;
}

/** A button that opens a small form next to it. Style it by `.portico-popover-form`. */
export function PopoverButton({ label, trigger, triggerClass, namedByContent, ...rest }: PopoverButtonProps) {
  return (
    <DialogTrigger>
      <Button className={triggerClass} {...(!namedByContent && { 'aria-label': label })}>
        {trigger}
      </Button>
      <Popover
        className="portico-popover"
        placement={rest.placement ?? 'bottom start'}
        offset={4}
        UNSTABLE_portalContainer={useOverlayHost()}
      >
        <Dialog className="portico-popover-form" aria-label={label}>
          {({ close }) => rest.children(close)}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
