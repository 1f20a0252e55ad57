import { lazyComponent } from '../../../app/lazy/lazy-component';
import type { SlowFlowRequestProps } from './SlowFlowRequest';

/** The notice of a slow request. Loaded while the user types, because the network may be down when it is needed. */
export const slowRequest = lazyComponent<SlowFlowRequestProps>(() => import('./SlowFlowRequest'));
