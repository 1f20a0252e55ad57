import { draftStore } from '../draft/draft-store';
import { followEdits } from './follow-edits';
import { createMountedStills } from './mounted-stills';
import type { StillStore } from './still';
import { createStillCache } from './still-cache';
import { createStillStore } from './still-store';

const store = createStillStore({ document: () => draftStore.getState(), cache: createStillCache() });

/** The stills of the studio: one store for as long as the studio is open, so that the wall opens complete again. */
export const studioStills: StillStore = store;

/** The stills that are in the studio's page now. */
export const mountedStills = createMountedStills(() => draftStore.getState().metadata);

followEdits(draftStore, store, mountedStills);
