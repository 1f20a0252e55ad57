import { useEffect } from 'react';
import { useApp } from '../../app/context';

/**
 * While `unsaved`, leaving the page, closing the portal and closing the browser's tab ask first whether to discard the
 * changes, or the secret that is shown only once.
 */
export function useUnsavedChanges(unsaved: boolean, kind: 'changes' | 'secret' = 'changes'): void {
  const { portal } = useApp();
  useEffect(() => {
    if (!unsaved) return;
    const count = (change: number) =>
      portal.setState(({ unsavedForms = 0 }) => ({
        unsavedForms: Math.max(0, unsavedForms + change),
        ...(kind === 'secret' && { losesSecret: change > 0 }),
      }));
    count(1);
    window.addEventListener('beforeunload', askBeforeUnload);
    return () => {
      count(-1);
      window.removeEventListener('beforeunload', askBeforeUnload);
    };
  }, [portal, unsaved, kind]);
}

/** The browser shows its own text. */
function askBeforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
