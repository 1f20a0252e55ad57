import { lazyComponent } from '../../../app/lazy/lazy-component';

/** Needed from the second step on, so it is loaded after the first paint. */
export const stepHistory = lazyComponent<object>(() => import('./StepHistory'));
