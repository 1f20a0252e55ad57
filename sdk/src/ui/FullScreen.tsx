import { type ReactNode, useState } from 'react';
import { Modal, Dialog as ModalDialog, ModalOverlay } from 'react-aria-components';
import { useOverlayHost } from './OverlayHost';

export interface FullScreenProps {
  label: string;
  /** Called by Escape; other controls that close it are part of the content. */
  onClose: () => void;
  /** Leaves a margin, in which the dimmed page is visible, where there is space for it. */
  windowed?: boolean;
  children: ReactNode;
}

/**
 * Covers the whole page: it traps the focus and restores it afterwards; the page behind is inert. The children are
 * rendered after it is mounted: a dialog that is open from the start would otherwise be below it, and both inert.
 */
export function FullScreen({ label, onClose, windowed = false, children }: FullScreenProps) {
  const [mounted, setMounted] = useState<Element | null>(null);
  return (
    <ModalOverlay
      className="portico-full-screen"
      data-windowed={windowed || undefined}
      isOpen
      onOpenChange={(open) => !open && onClose()}
      UNSTABLE_portalContainer={useOverlayHost()}
    >
      <Modal className="portico-full-screen-modal">
        <ModalDialog ref={setMounted} className="portico-full-screen-dialog" aria-label={label}>
          {mounted && children}
        </ModalDialog>
      </Modal>
    </ModalOverlay>
  );
}
