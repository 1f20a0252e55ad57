import { lazyPiece } from './piece';
import type { SlowFlowRequestProps } from './SlowFlowRequest';

/** Says that a request takes long. Downloaded while the user types, because the network may fail by then. */
export const slowRequest = lazyPiece<SlowFlowRequestProps>(() =>
  import('./SlowFlowRequest').then((module) => module.slowFlowRequestContent),
);
