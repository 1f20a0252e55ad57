import { lazyPiece } from './piece';

/** Needed from the second step on: downloaded after the first paint. */
export const stepHistory = lazyPiece<object>(() => import('./StepHistory'));
