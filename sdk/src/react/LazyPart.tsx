import type { ReactNode } from 'react';
import type { AppRootProps } from '../app/AppRoot';
import { LazyComponentView } from '../app/lazy/LazyComponentView';
import type { LazyComponent } from '../app/lazy/lazy-component';
import { Boundary } from '../ui/Boundary';
import { PartFailed } from './PartFailed';

export interface LazyPartProps<Props extends object> {
  part: AppRootProps['part'];
  lazy: LazyComponent<Props>;
  props: Props;
  /** Shown while the chunk is loading. */
  waiting?: ReactNode;
}

/** Renders a lazy component outside of the login box, with its own message if it fails to load or to render. */
export function LazyPart<Props extends object>({ part, lazy, props, waiting = null }: LazyPartProps<Props>) {
  const failed = (retry: () => void) => <PartFailed part={part} onRetry={retry} />;
  return (
    <Boundary fallback={failed}>
      <LazyComponentView lazy={lazy} props={props} fallback={waiting} unavailable={failed} />
    </Boundary>
  );
}
