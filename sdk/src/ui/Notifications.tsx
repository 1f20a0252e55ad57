import { CircleAlert, CircleCheck } from 'lucide-react';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { shortcutLetter } from './shortcut-letter';

/** How long a toast is shown, in milliseconds. */
const TOAST_MS = 6000;
/** How long one with an action is shown. */
const ACTION_MS = 10_000;

type ToastKind = 'success' | 'error';

/** A button in a toast that undoes what the toast says. The toast disappears with it. */
interface ToastAction {
  label: string;
  run: () => void;
}

export interface Notify {
  /** Shows and announces a line at the bottom, for outcomes that the page does not show. */
  toast(text: string, kind?: ToastKind, action?: ToastAction): void;
  /** Announces an outcome that the page shows. */
  announce(text: string): void;
}

const NotifyContext = createContext<Notify>({ toast: () => {}, announce: () => {} });

/** Returns the functions that notify the user. */
export function useNotify(): Notify {
  return useContext(NotifyContext);
}

interface Toast {
  id: number;
  text: string;
  kind: ToastKind;
  action: ToastAction | undefined;
}

export interface NotificationsProps {
  /** Waits on the app's clock, which tests and previews control. */
  sleep: (ms: number) => Promise<void>;
  children: ReactNode;
}

/** Shows toasts, and renders the live region for its children. Style it by `.portico-toast`. */
export function Notifications({ sleep, children }: NotificationsProps) {
  const [toast, setToast] = useState<Toast>();
  const [said, setSaid] = useState('');
  const latest = useRef(0);
  const shown = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (!toast) return;
    let isOver = false;
    const hideLater = async () => {
      await sleep(toast.action ? ACTION_MS : TOAST_MS);
      if (isOver) return;
      // The user reads it, or is about to press its button.
      if (shown.current?.matches(':hover, :focus-within')) await hideLater();
      else setToast(undefined);
    };
    void hideLater();
    // The page may be gone when the sleep ends, and a newer toast has a sleep of its own.
    return () => {
      isOver = true;
    };
  }, [toast, sleep]);
  const notify = useMemo<Notify>(
    () => ({
      toast(text, kind = 'success', action) {
        latest.current += 1;
        setToast({ id: latest.current, text, kind, action });
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
          <p key={toast.id} ref={shown} className="portico-toast" data-kind={toast.kind}>
            {toast.kind === 'error' ? <CircleAlert size={16} /> : <CircleCheck size={16} />}
            <span>{toast.text}</span>
            {toast.action && <ActionButton action={toast.action} onDone={() => setToast(undefined)} />}
          </p>
        )}
        <span className="portico-visually-hidden">{said}</span>
      </div>
    </NotifyContext.Provider>
  );
}

/** The button of a toast. Ctrl+Z or ⌘Z does the same, also from a dialog, which does not let the focus out. */
function ActionButton({ action, onDone }: { action: ToastAction; onDone: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  /** What had the focus before the button: the focus returns there, because the button disappears. */
  const before = useRef<EventTarget>(null);
  useEffect(() => {
    const view = button.current?.ownerDocument;
    const onKeyDown = (event: KeyboardEvent) => {
      const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      const isUndo = isCommand && shortcutLetter(event) === 'z';
      // A text field undoes its own changes.
      if (!isUndo || (event.target as Element).closest?.('input, textarea, [contenteditable]')) return;
      event.preventDefault();
      button.current?.click();
    };
    view?.addEventListener('keydown', onKeyDown);
    return () => view?.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <button
      ref={button}
      type="button"
      className="portico-toast-action"
      aria-keyshortcuts="Control+Z Meta+Z"
      onFocus={(event) => {
        before.current = event.relatedTarget;
      }}
      onClick={() => {
        (before.current as HTMLElement | null)?.focus();
        onDone();
        action.run();
      }}
    >
      {action.label}
    </button>
  );
}
