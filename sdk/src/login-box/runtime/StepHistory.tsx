import { useEffect } from 'react';
import { useApp } from '../../app/context';
import { useStoreAround } from './flow-context';
import { followSteps } from './follow-steps';

/** Connects the flow around it with the browser's history; shows nothing. */
function StepHistory() {
  const app = useApp();
  const flow = useStoreAround();
  useEffect(() => followSteps(app, flow), [app, flow]);
  return null;
}

// Under this name the module itself is what its lazy component loads: it has neither texts nor rules.
export { StepHistory as component };
