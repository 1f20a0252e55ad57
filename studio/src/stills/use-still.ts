import { useCallback, useSyncExternalStore } from 'react';
import type { StillRequest, StillResult } from './still';
import { studioStills } from './studio-stills';

/** What there is to show of a request; renders again when it changes. */
export function useStill(request: StillRequest): StillResult {
  const subscribe = useCallback((listener: () => void) => studioStills.subscribe(request, listener), [request]);
  return useSyncExternalStore(subscribe, () => studioStills.read(request));
}
