import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Button, Heading, Modal, Dialog as ModalDialog, ModalOverlay } from 'react-aria-components';
import { useOverlayHost } from './OverlayHost';
import { useFocusAfterRemoval } from './use-focus-after-removal';

export interface DialogProps {
  title: string;
  /** Called by Escape, by the close button, and by the scrim if the dialog has no input. */
  onClose: () => void;
  /** Name of the close button. */
  closeLabel: string;
  /** 480 px or, for longer forms, 640 px; `panel`: 480 px at the end edge, as high as the portal. */
  size?: 'medium' | 'large' | 'panel';
  /** `alertdialog` interrupts a screen reader: use it only to confirm a destructive action. */
  role?: 'dialog' | 'alertdialog';
  /** The dialog stays open while its action is pending. */
  pending?: boolean;
  children: ReactNode;
}

/**
 * A modal dialog: it keeps the focus, also when the focused button is removed, and returns it to the opener. Style it by
 * `.portico-dialog`.
 */
export function Dialog({ title, onClose, closeLabel, size = 'medium', role, pending = false, children }: DialogProps) {
  const dialog = useRef<HTMLElement>(null);
  const close = (open: boolean) => {
    if (!open && !pending) onClose();
  };
  return (
    <ModalOverlay
      className="portico-scrim"
      data-size={size}
      isOpen
      onOpenChange={close}
      UNSTABLE_portalContainer={useOverlayHost()}
    >
      <Modal className="portico-modal" data-size={size}>
        <ModalDialog ref={dialog} className="portico-dialog" role={role ?? 'dialog'}>
          <header className="portico-dialog-header">
            <Heading slot="title" className="portico-dialog-title">
              {title}
            </Heading>
            <Button className="portico-icon-button" aria-label={closeLabel} onPress={() => close(false)}>
              <X size={20} />
            </Button>
          </header>
          <DialogContent dialog={dialog}>{children}</DialogContent>
        </ModalDialog>
      </Modal>
    </ModalOverlay>
  );
}

/**
 * Focuses the element with `data-initial-focus`. React's `autoFocus` runs too early: the focus scope of a surrounding
 * full-screen portal does not know the dialog yet and would take the focus back.
 */
function DialogContent({ dialog, children }: { dialog: RefObject<HTMLElement | null>; children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(dialog, dialog);
  useEffect(() => content.current?.querySelector<HTMLElement>('[data-initial-focus]')?.focus(), []);
  return (
    <div ref={content} className="portico-dialog-content">
      {children}
    </div>
  );
}

/** The dialog's content between title and actions; it scrolls if it is long. */
export function DialogBody({ children }: { children: ReactNode }) {
  return <div className="portico-dialog-body">{children}</div>;
}

/** The dialog's buttons: "cancel" first, the main action last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <footer className="portico-dialog-actions">{children}</footer>;
}
