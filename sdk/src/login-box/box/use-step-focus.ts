import { createContext, type RefObject, useContext, useEffect } from 'react';

/** The first screen that a box has shown, which comes from nowhere: it neither moves in nor takes the focus away. */
export const ArrivalContext = createContext<{ first: HTMLElement | null }>({ first: null });

/**
 * Moves the focus to a step that has just appeared: to its first field, else to its heading. The first step takes it
 * only where nothing else has it, and a box in a frame only while the user is in that frame.
 */
export function useStepFocus(step: RefObject<HTMLElement | null>): void {
  const arrival = useContext(ArrivalContext);
  useEffect(() => {
    arrival.first ??= step.current;
    const first = arrival.first === step.current;
    if (!ownsFocus() || (first && isFocusTaken())) return;
    const field = step.current?.querySelector<HTMLElement>('input:not([hidden], [type="checkbox"])');
    (field ?? step.current?.querySelector<HTMLElement>('h1'))?.focus({ preventScroll: first });
  }, [arrival, step]);
}

const ownsFocus = () => document.hasFocus() || window.top === window;
const isFocusTaken = () => document.activeElement !== null && document.activeElement !== document.body;
