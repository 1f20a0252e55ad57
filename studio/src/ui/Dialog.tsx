import { type ReactNode, useEffect, useRef } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';

export interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog over the studio: traps the focus, closes on Escape and on a click outside. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLElement>(null);
  // A button that goes when it is pressed takes the focus along. Chromium then sends `focusout` and the focus trap takes
  // it back; Firefox and Safari send nothing, and Escape would reach the page below.
  useEffect(() => {
    if (document.activeElement === document.body) dialog.current?.focus();
  });
  return (
    <ModalOverlay className="studio-scrim" isOpen isDismissable onOpenChange={(open) => !open && onClose()}>
      <Modal className="studio-dialog">
        <AriaDialog className="studio-dialog-body" ref={dialog}>
          <Heading slot="title">{title}</Heading>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
