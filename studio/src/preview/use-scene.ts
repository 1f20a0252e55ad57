import { useEffect } from 'react';
import { viewStore } from '../app/view-store';
import { draftStore } from '../draft/draft-store';
import type { FrameSession } from './frame-session';

/**
 * Keeps a frame at the current document, scheme and language. It subscribes to the stores itself: an edit goes from the
 * draft to the frame without rendering the canvas.
 *
 * @param inspectable Whether inspecting the preview applies to this frame.
 */
export function useScene(session: FrameSession | null, inspectable: boolean): void {
  useEffect(() => {
    if (!session) return;
    function follow(): void {
      const { metadata, revision } = draftStore.getState();
      const { scheme, language, inspecting } = viewStore.getState();
      session?.render({ metadata, revision, look: { scheme, language, inspecting: inspecting && inspectable } });
    }
    follow();
    const stops = [draftStore.subscribe(follow), viewStore.subscribe(follow)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [session, inspectable]);
}
