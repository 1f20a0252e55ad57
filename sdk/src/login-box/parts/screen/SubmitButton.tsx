import type { MouseEvent, ReactNode } from 'react';
import { Button } from '../../../ui/Button';
import { useFlow } from '../../runtime/flow-context';

/** The one action that moves the flow on. */
export function SubmitButton({ children }: { children: ReactNode }) {
  const pending = useFlow((flow) => flow.pending);
  return (
    <Button type="submit" wide pending={pending} onClick={takeOnce}>
      {children}
    </Button>
  );
}

/** The second half of a double click was meant for the step before, which had its button in the same place. */
function takeOnce(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}
