import { trackPageWork } from '../../../../studio/src/stills/page-work';

/** The work of this page, tracked before React is loaded, which takes its timers and its channel then. */
export const pageWork = trackPageWork(window);
