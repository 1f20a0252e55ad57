import { CircleAlert, CircleCheck } from 'lucide-react';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';

/** How long a toast stays, in milliseconds. */
const TOAST_MS = 6000;

export type ToastKind = 'success' | 'error';

export interface Notify {
  /** For what the page does not show by itself: a line at the bottom, read out. */
  toast(text: string, kind?: ToastKind): void;
  /** For what is visible anyway: read out only. */
  announce(text: string): void;
}

const NotifyContext = createContext<Notify>({ toast: () => {}, announce: () => {} });

/** The way to tell the user that something has happened. */
export function useNotify(): Notify {
  return useContext(NotifyContext);
}

export interface NotificationsProps {
  /** Waits; lets a test or a preview move time. */
  sleep: (ms: number) => Promise<void>;
  children: ReactNode;
}

/** Shows toasts and holds the live region for everything below it. Style it by `.portico-toast`. */
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
      {/* The attribute keeps the region readable while a dialog hides the rest of the page. */}
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
