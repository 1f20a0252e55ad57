import { type ReactNode, useState } from 'react';
import { Modal, Dialog as ModalDialog, ModalOverlay } from 'react-aria-components';
import { useOverlayHost } from './OverlayHost';

export interface FullScreenProps {
  label: string;
  /** Escape; anything else that closes it belongs to the content. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * Stands over the whole page: focus stays inside and goes back afterwards, what is behind is inert. The children wait for
 * it: a dialog of theirs that is open from the start would otherwise be put beneath it, and both would be inert.
 */
export function FullScreen({ label, onClose, children }: FullScreenProps) {
  const [stands, setStands] = useState<Element | null>(null);
  return (
    <ModalOverlay
      className="portico-full-screen"
      isOpen
      onOpenChange={(open) => !open && onClose()}
      UNSTABLE_portalContainer={useOverlayHost()}
    >
      <Modal className="portico-full-screen-modal">
        <ModalDialog ref={setStands} className="portico-full-screen-dialog" aria-label={label}>
          {stands && children}
        </ModalDialog>
      </Modal>
    </ModalOverlay>
  );
}
