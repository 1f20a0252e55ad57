import { useEffect } from 'react';
import { viewStore } from '../app/view-store';
import { draftStore } from '../draft/draft-store';
import type { FrameSession } from './frame-session';

/**
 * Keeps a frame at the document and the look of the moment. Past React: an edit goes from the draft to the frame without
 * rendering the canvas again.
 *
 * @param inspectable Whether inspecting the preview means this frame.
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
    const stops = [
      draftStore.subscribe((now, before) => {
        if (now.metadata !== before.metadata) follow();
      }),
      viewStore.subscribe((now, before) => {
        const changed = (['scheme', 'language', 'inspecting'] as const).some((name) => now[name] !== before[name]);
        if (changed) follow();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [session, inspectable]);
}
