import { ChevronDown } from 'lucide-react';
import { type ComponentType, type ReactNode, type RefObject, useRef, useState } from 'react';
import { LazyPart } from '../ui/LazyPart';

/** Props of a picker's popover. */
export interface PickerPopoverProps {
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
}

export interface PickerButtonProps {
  className: string;
  label: string;
  popup: 'dialog' | 'menu';
  /** A lazy component; rendered while the picker is open. */
  Popover: ComponentType<PickerPopoverProps>;
  /** Loads the chunk of the popover before the click: on hover or focus of the button. */
  onPreload: () => void;
  children: ReactNode;
}

/** A button that shows the current choice and opens a popover to change it. */
export function PickerButton({ className, label, popup, Popover, onPreload, children }: PickerButtonProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`studio-button ${className}`}
        aria-label={label}
        aria-haspopup={popup}
        aria-expanded={open}
        onPointerEnter={onPreload}
        onFocus={onPreload}
        onClick={() => setOpen(!open)}
      >
        {children}
        <ChevronDown size={14} aria-hidden />
      </button>
      <LazyPart>{open && <Popover anchor={button} onClose={() => setOpen(false)} />}</LazyPart>
    </>
  );
}
