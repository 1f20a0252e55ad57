import { lazy } from 'react';
import { Focus } from '../preview/Focus';
import { LazyPart } from '../ui/LazyPart';
import { useShownView } from './use-shown-view';

const Wall = lazy(() => import('../wall/Wall').then((m) => ({ default: m.Wall })));

/** The live screens: one in a device, or all of them on a wall. */
export function Canvas() {
  const view = useShownView();
  return (
    <>
      <Focus hidden={view !== 'focus'} />
      <LazyPart>{view === 'wall' && <Wall />}</LazyPart>
    </>
  );
}
