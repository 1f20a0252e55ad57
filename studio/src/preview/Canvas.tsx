import { lazy, Suspense } from 'react';
import { useView } from '../app/view-store';
import './canvas.css';
import { Focus } from './Focus';

const Wall = lazy(() => import('./Wall').then((m) => ({ default: m.Wall })));

/** The live screens: one in a device, or all of them on a wall. */
export function Canvas() {
  const view = useView((state) => state.view);
  return (
    <>
      <Focus hidden={view !== 'focus'} />
      <Suspense>{view === 'wall' && <Wall />}</Suspense>
    </>
  );
}
