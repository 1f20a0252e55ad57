import { lazy, useEffect, useRef } from 'react';
import { Focus } from '../preview/Focus';
import { LazyPart } from '../ui/LazyPart';
import type { ViewPlace } from '../view/view-place';
import { useShownView } from './use-shown-view';

const Wall = lazy(() => import('../wall/Wall').then((m) => ({ default: m.Wall })));

/** The live screens: one in a device, or all of them on a wall. */
export function Canvas() {
  const view = useShownView();
  useFocusAfterWall(view);
  return (
    <>
      <Focus hidden={view !== 'focus'} />
      <LazyPart>{view === 'wall' && <Wall />}</LazyPart>
    </>
  );
}

/** Moves the focus from the opened card, which is gone, to the name of its screen. */
function useFocusAfterWall(view: ViewPlace['view']): void {
  const before = useRef(view);
  useEffect(() => {
    const isLeft = before.current === 'wall' && view === 'focus';
    before.current = view;
    if (isLeft && document.activeElement === document.body)
      document.querySelector<HTMLElement>('.screen-picker')?.focus();
  }, [view]);
}
