import { lazyPiece } from './piece';

/** Needed from the second step on, so it is loaded after the first paint. */
export const stepHistory = lazyPiece<object>(() => import('./StepHistory'));
