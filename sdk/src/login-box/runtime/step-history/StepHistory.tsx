import { useEffect, useState } from 'react';
import { useApp } from '../../../app/context';
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

// Exported under this name, the module itself is the lazy component's content: it has no texts and no styles.
export { StepHistory as component };
