import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Modal, Dialog as ModalDialog, ModalOverlay } from 'react-aria-components';
import { useOverlayHost } from './OverlayHost';

export interface SheetProps {
  label: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** A panel at the start edge, above the page: the menu of a narrow portal. Style it by `.portico-sheet`. */
export function Sheet({ label, closeLabel, onClose, children }: SheetProps) {
  return (
    <ModalOverlay
      className="portico-scrim portico-sheet-scrim"
      isOpen
      isDismissable
      onOpenChange={(open) => !open && onClose()}
      UNSTABLE_portalContainer={useOverlayHost()}
    >
      <Modal className="portico-sheet">
        <ModalDialog className="portico-sheet-dialog" aria-label={label}>
          <Button className="portico-icon-button portico-sheet-close" aria-label={closeLabel} onPress={onClose}>
            <X size={20} />
          </Button>
          {children}
        </ModalDialog>
      </Modal>
    </ModalOverlay>
  );
}
