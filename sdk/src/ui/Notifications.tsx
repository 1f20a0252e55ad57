import { CircleAlert, CircleCheck } from 'lucide-react';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';

/** How long a toast is shown, in milliseconds. */
const TOAST_MS = 6000;

export type ToastKind = 'success' | 'error';

export interface Notify {
  /** Shows and announces a line at the bottom, for outcomes that the page does not show. */
  toast(text: string, kind?: ToastKind): void;
  /** Announces an outcome that the page shows. */
  announce(text: string): void;
}

const NotifyContext = createContext<Notify>({ toast: () => {}, announce: () => {} });

/** Returns the functions that notify the user. */
export function useNotify(): Notify {
  return useContext(NotifyContext);
}

export interface NotificationsProps {
  /** Waits on the app's clock, which tests and previews control. */
  sleep: (ms: number) => Promise<void>;
  children: ReactNode;
}

/** Shows toasts, and renders the live region for its children. Style it by `.portico-toast`. */
export function Notifications({ sleep, children }: NotificationsProps) {
  const [toast, setToast] = useState<{ id: number; text: string; kind: ToastKind }>();
  const [said, setSaid] = useState('');
  const latest = useRef(0);

  const show = useCallback(
    async (text: string, kind: ToastKind) => {
      latest.current += 1;
      const id = latest.current;
      setToast({ id, text, kind });
      await sleep(TOAST_MS);
      setToast((current) => (current?.id === id ? undefined : current));
    },
    [sleep],
  );
  const notify = useMemo<Notify>(
    () => ({ toast: (text, kind = 'success') => void show(text, kind), announce: setSaid }),
    [show],
  );

  return (
    <NotifyContext.Provider value={notify}>
      {children}
      {/* The attribute keeps the region readable for screen readers while a dialog hides the rest of the page. */}
      <div className="portico-toasts" data-react-aria-top-layer="true" role="status">
        {toast && (
          <p key={toast.id} className="portico-toast" data-kind={toast.kind}>
            {toast.kind === 'error' ? <CircleAlert size={16} /> : <CircleCheck size={16} />}
            {toast.text}
          </p>
        )}
        <span className="portico-visually-hidden">{said}</span>
      </div>
    </NotifyContext.Provider>
  );
}
