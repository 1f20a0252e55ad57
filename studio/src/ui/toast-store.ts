import { createStore } from 'zustand/vanilla';

export interface Toast {
  id: number;
  tone: 'info' | 'warning' | 'danger';
  text: string;
  /** Said below, one a line. */
  details?: readonly string[];
  action?: { label: string; run: () => void };
}

/** What the studio says in passing. Never for success that can be seen anyway. */
export const toastStore = createStore<{ toasts: readonly Toast[] }>()(() => ({ toasts: [] }));

/** How long a toast without anything wrong in it stays, in milliseconds. */
const TOAST_MS = 8_000;

/** More than this would cover the canvas. */
const TOASTS_SHOWN = 3;

let lastId = 0;

/** Shows a toast in the place of any with the same text; returns its id. */
export function showToast(toast: Omit<Toast, 'id'>): number {
  lastId += 1;
  const id = lastId;
  const others = toastStore.getState().toasts.filter((shown) => shown.text !== toast.text);
  toastStore.setState({ toasts: [...others, { ...toast, id }].slice(-TOASTS_SHOWN) });
  // What went wrong stays until it has been read.
  if (toast.tone === 'info') setTimeout(() => dismissToast(id), TOAST_MS);
  return id;
}

export function dismissToast(id: number): void {
  toastStore.setState({ toasts: toastStore.getState().toasts.filter((toast) => toast.id !== id) });
}
