import { useLayoutEffect } from 'react';
import { draftStore } from '../draft/draft-store';
import type { ViewPlace } from '../view/view-place';
import { viewStore } from '../view/view-store';
import type { FrameSession } from './frame-session';

/** Scheme and language of one frame. */
export type FrameDisplay = Pick<ViewPlace, 'scheme' | 'language'>;

/**
 * Keeps a frame at the current document, scheme and language. It subscribes to the stores itself: an edit goes from the
 * draft to the frame without rendering the canvas.
 *
 * @param inspectable Whether inspecting the preview applies to this frame.
 * @param given Scheme and language of this frame; default: those of the view.
 */
export function useScene(session: FrameSession | null, inspectable: boolean, given?: FrameDisplay): void {
  // Before the browser paints: a frame that shows another screen next starts with its scheme and language.
  useLayoutEffect(() => {
    if (!session) return;
    function follow(): void {
      const { metadata, revision } = draftStore.getState();
      const { inspecting, ...view } = viewStore.getState();
      const { scheme, language } = given ?? view;
      session?.render({ metadata, revision, display: { scheme, language, inspecting: inspecting && inspectable } });
    }
    follow();
    const stops = [draftStore.subscribe(follow), viewStore.subscribe(follow)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [session, inspectable, given]);
}
