import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import type { KitRootProps } from '../app/KitRoot';
import { KitBoundary } from './KitBoundary';
import { PartFailed } from './PartFailed';

export interface LazyPartProps {
  part: KitRootProps['part'];
  /** Brings the component's script. */
  load: () => Promise<ComponentType>;
  /** Shown meanwhile. */
  waiting?: ReactNode;
}

/** A part of the kit that arrives when it is needed. One that does not arrive can be asked for again. */
export function LazyPart({ part, load, waiting = null }: LazyPartProps) {
  // A failed `lazy` stays failed, so each attempt is a new one.
  const begin = () => lazy(async () => ({ default: await load() }));
  const [Part, setPart] = useState(begin);
  const again = (retry: () => void) => () => {
    setPart(begin);
    retry();
  };
  return (
    <KitBoundary fallback={(retry) => <PartFailed part={part} onRetry={again(retry)} />}>
      <Suspense fallback={waiting}>
        <Part />
      </Suspense>
    </KitBoundary>
  );
}
