import { CircleAlert, Info, TriangleAlert, X } from 'lucide-react';
import { useStore } from 'zustand';
import { IconButton } from './Button';
import { dismissToast, type Toast, toastStore } from './toast-store';

const icons = { info: Info, warning: TriangleAlert, danger: CircleAlert };

/** The corner of the studio that shows toasts. */
export function Toasts() {
  const toasts = useStore(toastStore, (state) => state.toasts);
  return (
    <section className="studio-toasts" aria-label="Notifications" aria-live="polite">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const { id, tone, text, details, action } = toast;
  const Icon = icons[tone];
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
              dismissToast(id);
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <IconButton label="Dismiss" onClick={() => dismissToast(id)}>
        <X size={14} aria-hidden />
      </IconButton>
    </div>
  );
}
