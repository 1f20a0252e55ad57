import { CircleAlert, Info, TriangleAlert, X } from 'lucide-react';
import { type FocusEvent, useRef } from 'react';
import { useStore } from 'zustand';
import { IconButton } from './Button';
import { dismissToast, type Toast, toastStore } from './toast-store';

const icons = { info: Info, warning: TriangleAlert, danger: CircleAlert };

/** The corner of the studio that shows toasts. */
export function Toasts() {
  const toasts = useStore(toastStore, (state) => state.toasts);
  /** What had the focus before the user came to the toasts: the focus returns there when a toast closes. */
  const before = useRef<HTMLElement>(null);
  function onFocus({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  }
  return (
    <section className="studio-toasts" aria-label="Notifications" aria-live="polite" onFocus={onFocus}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onClose={() => before.current?.focus()} />
      ))}
    </section>
  );
}

function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const { id, tone, text, details, action } = toast;
  const Icon = icons[tone];
  function close(): void {
    dismissToast(id);
    onClose();
  }
  return (
    <div className="studio-toast" data-tone={tone}>
      <Icon size={16} aria-hidden />
      <div className="studio-toast-text">
        <p>{text}</p>
        {details && (
          <ul>
            {details.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </ul>
        )}
        {action && (
          <button
            type="button"
            className="studio-link"
            onClick={() => {
              action.run();
              close();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <IconButton label="Dismiss" onClick={close}>
        <X size={14} aria-hidden />
      </IconButton>
    </div>
  );
}
