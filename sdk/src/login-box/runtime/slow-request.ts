import { lazyPiece } from './piece';
import type { SlowRequestProps } from './SlowRequest';

/** Says that a request takes long; downloaded while the user types, since the network may fail by then. */
export const slowRequest = lazyPiece<SlowRequestProps>(() =>
  import('./SlowRequest').then((module) => module.slowRequestContent),
);
