import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ViewPlace } from '../view/view-place';
import { useView } from '../view/view-store';

/**
 * The view that the canvas shows. It follows the chosen one in a transition of the browser, in which the screen slides
 * out of its card: `preview/canvas.css` gives both the same name. It changes at once if the browser has no such transitions or
 * the user wants no motion.
 */
export function useShownView(): ViewPlace['view'] {
  const chosen = useView((view) => view.view);
  const [shown, setShown] = useState(chosen);
  useLayoutEffect(() => {
    if (!document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) setShown(chosen);
    else if (chosen !== shown) slide(() => setShown(chosen));
  }, [chosen, shown]);
  return shown;
}

function slide(show: () => void): void {
  const { ready, finished } = document.startViewTransition(() => flushSync(show));
  // A transition rejects if the next one or a hidden tab ends it early: the view has changed nevertheless.
  ready.catch(() => undefined);
  finished.catch(() => undefined);
}
