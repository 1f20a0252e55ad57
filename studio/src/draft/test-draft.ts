import { act } from '@testing-library/react';
import { afterPaint } from '../ui/after-paint';
import { draftStore } from './draft-store';

/** Undoes every edit of the draft, which all test files of a worker share. For tests. */
export function undoAll(): void {
  while (draftStore.getState().canUndo) draftStore.getState().undo();
}

/** Resolves once the browser has painted, and with it the controls of the edited draft. For tests. */
export function painted(): Promise<void> {
  return act(() => new Promise<void>(afterPaint));
}
