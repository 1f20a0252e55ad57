import { useEffect, useState } from 'react';
import { useApp } from '../../app/context';
import { useStoreAround } from './flow-context';
import type { StepBack, SteppedFlow } from './flow-snapshot';
import { followSteps } from './follow-steps';

/** Connects the flow around it with the browser's history; shows nothing. */
function StepHistory() {
  const app = useApp();
  const flow = useStoreAround();
  const [stepBack, setStepBack] = useState<StepBack<unknown> | null>(null);
  useEffect(() => {
    const { loadStepBack } = flow.getState() as Partial<SteppedFlow<unknown>>;
    // Without it Back leaves the login box, as in a flow of one step.
    loadStepBack?.().then(
      (loaded) => setStepBack(() => loaded),
      () => undefined,
    );
  }, [flow]);
  useEffect(() => (stepBack ? followSteps(app, flow, stepBack) : undefined), [app, flow, stepBack]);
  return null;
}

// Under this name the module itself is what its lazy component loads: it has neither texts nor rules.
export { StepHistory as component };
