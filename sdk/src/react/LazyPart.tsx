import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { useApp } from '../app/context';
import type { KitRootProps } from '../app/KitRoot';
import { reloadPage } from '../app/reload-page';
import { Boundary } from '../ui/Boundary';
import { PartFailed } from './PartFailed';

export interface LazyPartProps {
  part: KitRootProps['part'];
  /** Brings the component's script. */
  load: () => Promise<ComponentType>;
  /** Shown meanwhile. */
  waiting?: ReactNode;
}

/** A part of the kit that arrives when it is needed. One that does not arrive can be asked for again, if need be with the whole page. */
export function LazyPart({ part, load, waiting = null }: LazyPartProps) {
  const app = useApp();
  // A failed `lazy` stays failed, so each attempt is a new one.
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
