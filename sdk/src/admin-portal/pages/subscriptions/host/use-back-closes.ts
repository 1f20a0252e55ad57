import { useEffect } from 'react';
import type { App } from '../../../../app/app';
import { useApp } from '../../../../app/context';
import { stepEntries } from '../../../../app/history/step-entries';
import { hasUnsavedChanges, leavePage } from '../../../../app/leave-page';

/** Gives the dialog a history entry while it is mounted, so that the browser's Back closes it. */
export function useBackCloses(): void {
  const app = useApp();
  useEffect(() => {
    const entry = addEntry(app);
    return () => entry?.();
  }, [app]);
}

/** Where a portal of the page keeps its addresses; its entry below the dialog shows the same. */
const trails = ['overlay', 'embedded', 'route'] as const;

/** Adds the dialog's entry; returns a function that leaves it. */
function addEntry(app: App): (() => void) | undefined {
  const { portal } = app;
  const entries = stepEntries(app);
  if (!entries) return undefined;
  const close = () => portal.setState({ dialog: { kind: 'none' } });
  const push = () => {
    const opened = trails.map((name) => [name, entries.trail(name)] as const).filter(([, trail]) => trail.length > 0);
    entries.push(Object.fromEntries(opened));
    return entries.depth();
  };
  let depth = push();
  const unsubscribe = entries.subscribe(() => {
    if (entries.depth() === depth) return;
    // Until the user confirms that the input may be lost, the dialog stays, and Back would close it again.
    if (hasUnsavedChanges(portal)) depth = push();
    leavePage(portal, close);
  });
  return () => {
    unsubscribe();
    // The host may have navigated meanwhile: its new entry is no step.
    if (entries.depth() === depth) void entries.back(1);
  };
}
