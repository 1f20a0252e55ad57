import { useLayoutEffect, useState } from 'react';
import { returnFocusTo } from './use-return-focus';

/**
 * Returns an element for what covers the page: render into it by `createPortal`. It is at the end of the body while the
 * component is mounted; afterwards the focus returns to where it was.
 *
 * Over a modal dialog of the host it is a modal dialog itself, because the browser takes all input away from what is
 * outside the topmost one. Inside the host's, it would depend on how the host styles it and how long it is open.
 */
export function useLayer(id = ''): HTMLElement {
  const [layer] = useState(createLayer);
  // Before the effects of the content, which focus it and make the rest of the page inert.
  useLayoutEffect(() => {
    const opener = document.activeElement;
    layer.id = id;
    document.body.append(layer);
    const release = layer instanceof HTMLDialogElement ? showModal(layer) : undefined;
    return () => {
      layer.remove();
      release?.();
      returnFocusTo(opener);
    };
  }, [layer, id]);
  return layer;
}

function createLayer(): HTMLElement {
  if (!document.querySelector('dialog:modal')) return document.createElement('div');
  const dialog = document.createElement('dialog');
  dialog.className = 'portico-layer';
  // Inline, because it must win over what the host's style sheets say about dialogs.
  dialog.style.cssText = 'all: unset; position: absolute; inset-inline: 0';
  return dialog;
}

/** Shows a dialog that only its content closes; returns a function to call when it is removed. */
function showModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  // Content that handles Escape itself, such as a tooltip, leaves the browser's own answer alone: to close the dialog.
  const keepOpen = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && dialog.contains(event.target as Node)) event.preventDefault();
  };
  // The browser has other ways to close it, such as Back on Android. To the content, they are Escape.
  dialog.onclose = () => {
    dialog.showModal();
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  };
  document.addEventListener('keydown', keepOpen, true);
  return () => {
    document.removeEventListener('keydown', keepOpen, true);
    // It may be shown again: React's strict mode runs effects twice.
    dialog.open = false;
  };
}
