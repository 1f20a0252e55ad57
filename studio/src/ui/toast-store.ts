import { createStore } from 'zustand/vanilla';

export interface Toast {
  id: number;
  tone: 'info' | 'warning' | 'danger';
  text: string;
  /** Shown below the text, one per line. */
  details?: readonly string[];
  action?: { label: string; run: () => void };
}

/** A short message of the studio. Not used for a success that the user sees anyway. */
export const toastStore = createStore<{ toasts: readonly Toast[] }>()(() => ({ toasts: [] }));

/** How long a toast without an error stays, in milliseconds. */
const TOAST_MS = 8_000;

/** Maximum number of toasts: more would cover the canvas. */
const TOASTS_SHOWN = 3;

let lastId = 0;

/** Shows a toast and replaces one with the same text; returns its id. */
export function showToast(toast: Omit<Toast, 'id'>): number {
  lastId += 1;
  const id = lastId;
  const others = toastStore.getState().toasts.filter((shown) => shown.text !== toast.text);
  toastStore.setState({ toasts: [...others, { ...toast, id }].slice(-TOASTS_SHOWN) });
  // An error stays until the user closes it.
  if (toast.tone === 'info') setTimeout(() => dismissToast(id), TOAST_MS);
  return id;
}

export function dismissToast(id: number): void {
  toastStore.setState({ toasts: toastStore.getState().toasts.filter((toast) => toast.id !== id) });
}
