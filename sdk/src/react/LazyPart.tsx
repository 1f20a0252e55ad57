import type { ReactNode } from 'react';
import type { AppRootProps } from '../app/AppRoot';
import { LazyComponentView } from '../app/lazy/LazyComponentView';
import type { LazyComponent } from '../app/lazy/lazy-component';
import { Boundary } from '../ui/Boundary';
import { PartFailed } from './PartFailed';

export interface LazyPartProps {
  part: AppRootProps['part'];
  lazy: LazyComponent<object>;
  /** Shown while the chunk is loading. */
  waiting?: ReactNode;
}

/** Renders a lazy component outside of the login box, with its own message if it fails to load or to render. */
export function LazyPart({ part, lazy, waiting = null }: LazyPartProps) {
  const failed = (retry: () => void) => <PartFailed part={part} onRetry={retry} />;
  return (
    <Boundary fallback={failed}>
      <LazyComponentView lazy={lazy} props={{}} fallback={waiting} unavailable={failed} />
    </Boundary>
  );
}
