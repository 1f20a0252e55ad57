import type { ReactNode } from 'react';
import { Modal, Dialog as ModalDialog, ModalOverlay } from 'react-aria-components';
import { useOverlayHost } from './OverlayHost';

export interface FullScreenProps {
  label: string;
  /** Escape; anything else that closes it belongs to the content. */
  onClose: () => void;
  children: ReactNode;
}

/** Stands over the whole page: focus stays inside and goes back afterwards, what is behind is inert. */
export function FullScreen({ label, onClose, children }: FullScreenProps) {
  return (
    <ModalOverlay
      className="portico-full-screen"
      isOpen
      onOpenChange={(open) => !open && onClose()}
      UNSTABLE_portalContainer={useOverlayHost()}
    >
      <Modal className="portico-full-screen-modal">
        <ModalDialog className="portico-full-screen-dialog" aria-label={label}>
          {children}
        </ModalDialog>
      </Modal>
    </ModalOverlay>
  );
}
