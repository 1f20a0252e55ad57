import type { ListedState } from '@portico/fixtures';
import { useEffect, useState } from 'react';
import { useView } from '../app/view-store';
import type { Room } from '../preview/device';
import { createFrameSession, type FrameSession } from '../preview/frame-session';
import { LiveFrame } from '../preview/LiveFrame';
import { focusSession, setActiveSession, useSession } from '../preview/preview-store';
import { useScene } from '../preview/use-scene';

export interface CardFrameProps {
  card: ListedState;
  frame: Room;
  /** Pointer and keyboard reach the screen. */
  isAwake: boolean;
}

/**
 * The live screen of the selected card, above its still, with a frame and a world of its own. The drawer and the inspector
 * show this world.
 */
export function CardFrame({ card, frame, isAwake }: CardFrameProps) {
  const session = useCardSession(card);
  useScene(session, true);
  useEffect(() => {
    if (!session) return;
    setActiveSession(session);
    return () => setActiveSession(focusSession);
  }, [session]);
  useEffect(() => {
    // A user who uses a screen expects its delays to pass; on the wall the clock is stopped.
    if (isAwake) session?.setRunning(true);
  }, [isAwake, session]);
  return session && <Painted session={session} card={card} frame={frame} isAwake={isAwake} />;
}

function Painted({ session, card, frame, isAwake }: CardFrameProps & { session: FrameSession }) {
  const isShown = useSession(session, (state) => state.shown);
  return (
    <div className="wall-live" data-shown={isShown || undefined}>
      <LiveFrame session={session} title={card.title} size={{ ...frame, scale: 1 }} inert={!isAwake} />
    </div>
  );
}

function useCardSession({ screen, name }: ListedState): FrameSession | null {
  const [session, setSession] = useState<FrameSession | null>(null);
  const persona = useView((view) => view.persona);
  useEffect(() => {
    const made = createFrameSession({ running: false });
    setSession(made);
    return () => {
      setSession(null);
      made.dispose();
    };
  }, []);
  useEffect(() => {
    session?.show({ screen: screen.id, state: name, persona });
  }, [session, screen.id, name, persona]);
  return session;
}
