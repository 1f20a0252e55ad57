import { createContext, type RefObject, useContext, useEffect } from 'react';
import { ownsFocus } from '../../ui/owns-focus';

/** The first screen of a box. It appears with the page, so it is not animated and does not take the focus away. */
export const ArrivalContext = createContext<{ first: HTMLElement | null }>({ first: null });

/**
 * Moves the focus to a new step: to the failure that it shows, else to its first field, else to its heading. The first
 * step takes it only if no other element has it, and a box in a frame only while that frame has the focus.
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

const isFocusTaken = () => document.activeElement !== null && document.activeElement !== document.body;
