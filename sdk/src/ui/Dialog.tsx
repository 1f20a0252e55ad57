import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button, Heading, Modal, Dialog as ModalDialog, ModalOverlay } from 'react-aria-components';
import { useOverlayHost } from './OverlayHost';

export interface DialogProps {
  title: string;
  /** Escape, the close button, and the scrim where the dialog holds no input. */
  onClose: () => void;
  /** Name of the close button. */
  closeLabel: string;
  /** 480 px or, for longer forms, 640 px. */
  size?: 'medium' | 'large';
  /** `alertdialog` interrupts: it is only for questions about destroying something. */
  role?: 'dialog' | 'alertdialog';
  /** Stays open while its action is under way. */
  pending?: boolean;
  children: ReactNode;
}

/** A modal dialog: focus stays inside and goes back to the opener. Style it by `.portico-dialog`. */
export function Dialog({ title, onClose, closeLabel, size = 'medium', role, pending = false, children }: DialogProps) {
  const close = (open: boolean) => {
    if (!open && !pending) onClose();
  };
  return (
    <ModalOverlay className="portico-scrim" isOpen onOpenChange={close} UNSTABLE_portalContainer={useOverlayHost()}>
      <Modal className="portico-modal" data-size={size}>
        <ModalDialog className="portico-dialog" role={role ?? 'dialog'}>
          <header className="portico-dialog-header">
            <Heading slot="title" className="portico-dialog-title">
              {title}
            </Heading>
            <Button className="portico-icon-button" aria-label={closeLabel} onPress={() => close(false)}>
              <X size={20} />
            </Button>
          </header>
          <InitialFocus>{children}</InitialFocus>
        </ModalDialog>
      </Modal>
    </ModalOverlay>
  );
}

/**
 * Puts the focus on what is marked `data-initial-focus`. React's own `autoFocus` comes too early: the focus scope of a
 * full-screen portal around does not know the dialog yet and would take the focus back.
 */
function InitialFocus({ children }: { children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => content.current?.querySelector<HTMLElement>('[data-initial-focus]')?.focus(), []);
  return (
    <div ref={content} className="portico-dialog-content">
      {children}
    </div>
  );
}

/** The dialog's content between title and actions; scrolls when it is long. */
export function DialogBody({ children }: { children: ReactNode }) {
  return <div className="portico-dialog-body">{children}</div>;
}

/** The dialog's buttons: the way out first, the one action last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <footer className="portico-dialog-actions">{children}</footer>;
}
