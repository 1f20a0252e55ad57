import { CircleAlert, CircleCheck } from 'lucide-react';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';

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

  useEffect(() => {
    if (!toast) return;
    let isOver = false;
    sleep(TOAST_MS).then(() => {
      if (!isOver) setToast(undefined);
    });
    // The page may be gone when the sleep ends, and a newer toast has a sleep of its own.
    return () => {
      isOver = true;
    };
  }, [toast, sleep]);
  const notify = useMemo<Notify>(
    () => ({
      toast(text, kind = 'success') {
        latest.current += 1;
        setToast({ id: latest.current, text, kind });
      },
      announce: setSaid,
    }),
    [],
  );

  return (
    <NotifyContext.Provider value={notify}>
      {children}
      {/* The attribute keeps the region readable for screen readers while a dialog hides the rest of the page. */}
      <div className="portico-toasts" data-react-aria-top-layer="true" role="status">
        {toast && (
          <p key={toast.id} className="portico-toast" data-kind={toast.kind}>
            {toast.kind === 'error' ? <CircleAlert size={16} /> : <CircleCheck size={16} />}
            <span>{toast.text}</span>
          </p>
        )}
        <span className="portico-visually-hidden">{said}</span>
      </div>
    </NotifyContext.Provider>
  );
}
