import { useEffect } from 'react';
import { useApp } from '../../app/context';
import { afterFocusRestored, focusIfLost } from './after-focus-restored';

/**
 * Returns the focus to where the first of several dialogs was opened, such as the name in a row. React Aria returns it
 * to what opened the last one: a button of the dialog before it, which is gone, so that the focus would be lost.
 */
export function useReturnFocus(): void {
  const { portal } = useApp();
  useEffect(() => {
    let opener: Element | null = null;
    return portal.subscribe(({ dialog }, { dialog: before }) => {
      if (before.kind === 'none') opener = openerOf(document.activeElement);
      else if (dialog.kind === 'none') returnFocusTo(opener);
    });
  }, [portal]);
}

/** The button of the menu that the element is in, because the menu closes before its dialog opens; else the element. */
function openerOf(element: Element | null): Element | null {
  const menu = element?.closest('[role=menu]');
  return menu ? document.querySelector(`[aria-controls="${menu.id}"]`) : element;
}

/** Focuses what opened the first of several dialogs, unless the focus is elsewhere by then. */
export function returnFocusTo(opener: Element | null): void {
  afterFocusRestored(() => focusIfLost(opener));
}
