import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';

export interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog over the studio: traps the focus, closes on Escape and on a click outside. */
export function Dialog({ title, onClose, children }: DialogProps) {
  return (
    <ModalOverlay className="studio-scrim" isOpen isDismissable onOpenChange={(open) => !open && onClose()}>
      <Modal className="studio-dialog">
        <AriaDialog className="studio-dialog-body">
          <Heading slot="title">{title}</Heading>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
