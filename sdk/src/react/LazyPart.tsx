import type { AppRootProps } from '../app/AppRoot';
import { LazyComponentView } from '../app/lazy/LazyComponentView';
import type { LazyComponent } from '../app/lazy/lazy-component';
import { Boundary } from '../ui/Boundary';
import { PartFailed } from './PartFailed';
import { Waiting } from './Waiting';

export interface LazyPartProps {
  part: AppRootProps['part'];
  lazy: LazyComponent<object>;
  /** Shows a spinner while the chunk is loading; default: nothing. */
  spins?: boolean;
}

/** Renders a lazy component outside of the login box, with its own message if it fails to load or to render. */
export function LazyPart({ part, lazy, spins }: LazyPartProps) {
  const failed = (retry: () => void) => <PartFailed part={part} onRetry={retry} />;
  return (
    <Boundary fallback={failed}>
      <LazyComponentView lazy={lazy} props={{}} fallback={spins && <Waiting part={part} />} unavailable={failed} />
    </Boundary>
  );
}
