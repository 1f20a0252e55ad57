import { lazy } from 'react';
import { useView } from '../app/view-store';
import { LazyPart } from '../ui/LazyPart';
import './canvas.css';
import { Focus } from './Focus';

const Wall = lazy(() => import('../wall/Wall').then((m) => ({ default: m.Wall })));

/** The live screens: one in a device, or all of them on a wall. */
export function Canvas() {
  const view = useView((state) => state.view);
  return (
    <>
      <Focus hidden={view !== 'focus'} />
      <LazyPart>{view === 'wall' && <Wall />}</LazyPart>
    </>
  );
}
