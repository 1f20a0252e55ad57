import type { ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { useFlow } from '../flow-context';

/** The one action that moves the flow on. */
export function SubmitButton({ children }: { children: ReactNode }) {
  const pending = useFlow((flow) => flow.pending);
  return (
    <Button type="submit" wide pending={pending}>
      {children}
    </Button>
  );
}
