import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import './dialog.css';

/** A modal dialog of the browser: it holds the focus, and Escape closes it. */
export function Dialog({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={heading} onClose={onClose}>
      <div className="dialog-head">
        <h2 id={heading}>{title}</h2>
        <button type="button" className="icon-button" aria-label="Close" onClick={() => dialog.current?.close()}>
          <X size={18} strokeWidth={1.75} aria-hidden />
        </button>
      </div>
      {children}
    </dialog>
  );
}
