import { createContext, type RefObject, useContext, useEffect } from 'react';

/** The first screen that a box has shown, which comes from nowhere: it neither moves in nor takes the focus away. */
export const ArrivalContext = createContext<{ first: HTMLElement | null }>({ first: null });

/**
 * Moves the focus to a step that has just appeared: to the failure it brings along, else to its first field, else to its
 * heading. The first step takes it only where nothing else has it, and a box in a frame only while the user is there.
 */
export function useStepFocus(step: RefObject<HTMLElement | null>): void {
  const arrival = useContext(ArrivalContext);
  useEffect(() => {
    arrival.first ??= step.current;
    const first = arrival.first === step.current;
    if (!ownsFocus() || (first && isFocusTaken())) return;
    const targets = targetSelectors.map((selector) => step.current?.querySelector<HTMLElement>(selector));
    targets.find(Boolean)?.focus({ preventScroll: first });
  }, [arrival, step]);
}

const targetSelectors = ['[role="alert"][tabindex]', 'input:not([hidden], [type="checkbox"])', 'h1'];

const ownsFocus = () => document.hasFocus() || window.top === window;
const isFocusTaken = () => document.activeElement !== null && document.activeElement !== document.body;
