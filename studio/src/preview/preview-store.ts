import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { createFrameSession, type FrameSession } from './frame-session';
import type { SessionState } from './session-state';

/** The frame of the Focus view: one for as long as the studio is open, so that the wall does not replace it. */
export const focusSession = createFrameSession({ running: true });

/** The frame that the drawer and the inspector show: Focus, or the selected card of the wall. */
const previewStore = createStore<{ session: FrameSession }>()(() => ({ session: focusSession }));

/** Makes another frame the one of drawer and inspector. */
export function setActiveSession(session: FrameSession): void {
  previewStore.setState({ session });
}

/** The frame that the drawer and the inspector show. */
export function useActiveSession(): FrameSession {
  return useStore(previewStore, (preview) => preview.session);
}

/** Selects from the state of a frame; renders again only when the selected value changes. */
export function useSession<T>(session: FrameSession, select: (state: SessionState) => T): T {
  return useStore(session.store, select);
}
