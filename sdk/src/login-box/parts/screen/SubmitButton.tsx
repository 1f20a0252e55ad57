import type { MouseEvent, ReactNode } from 'react';
import { Button } from '../../../ui/Button';
import { useFlow } from '../../runtime/flow-context';

/** The button that submits a step. */
export function SubmitButton({ children }: { children: ReactNode }) {
  const pending = useFlow((flow) => flow.pending);
  return (
    <Button type="submit" wide pending={pending} onClick={takeOnce}>
      {children}
    </Button>
  );
}

/** Ignores the second click of a double click: it belongs to the previous step, whose button was at the same place. */
function takeOnce(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}
