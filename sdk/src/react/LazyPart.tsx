import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import type { AppRootProps } from '../app/AppRoot';
import { useApp } from '../app/context';
import { reloadPage } from '../app/reload-page';
import { Boundary } from '../ui/Boundary';
import { PartFailed } from './PartFailed';

export interface LazyPartProps {
  part: AppRootProps['part'];
  /** Loads the component's chunk. */
  load: () => Promise<ComponentType>;
  /** Shown while the chunk is loading. */
  waiting?: ReactNode;
}

/**
 * Renders a lazy component. If its chunk fails to load, the user can retry; if the retry fails, the page is reloaded.
 */
export function LazyPart({ part, load, waiting = null }: LazyPartProps) {
  const app = useApp();
  // A `lazy` component that failed stays failed, so each attempt creates a new one.
  const begin = () => lazy(async () => ({ default: await load() }));
  const [Part, setPart] = useState(begin);
  const again = (retry: () => void) => () =>
    load().then(
      () => {
        setPart(begin);
        retry();
      },
      () => reloadPage(app),
    );
  return (
    <Boundary fallback={(retry) => <PartFailed part={part} onRetry={again(retry)} />}>
      <Suspense fallback={waiting}>
        <Part />
      </Suspense>
    </Boundary>
  );
}
