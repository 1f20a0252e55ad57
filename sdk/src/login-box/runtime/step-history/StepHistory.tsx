import { useEffect, useState } from 'react';
import { useApp } from '../../../app/context';
import type { LazyContent } from '../../../app/lazy/lazy-component';
import { useStoreAround } from '../flow-context';
import type { StepBack, SteppedFlow } from '../flow-snapshot';
import { followSteps } from './follow-steps';

/** Connects the surrounding flow with the browser's history; renders nothing. */
function StepHistory() {
  const app = useApp();
  const flow = useStoreAround();
  const [stepBack, setStepBack] = useState<StepBack<unknown> | null>(null);
  useEffect(() => {
    const { loadStepBack } = flow.getState() as Partial<SteppedFlow<unknown>>;
    // If the chunk can't be loaded, Back leaves the login box, as in a flow of one step.
    loadStepBack?.().then(
      (loaded) => setStepBack(() => loaded),
      () => undefined,
    );
  }, [flow]);
  useEffect(() => (stepBack ? followSteps(app, flow, stepBack) : undefined), [app, flow, stepBack]);
  return null;
}

/** The component alone: it has no texts and no styles. */
export const content: LazyContent<object> = { component: StepHistory };
