import type { ListedState } from '@portico/fixtures';
import { Maximize2, MousePointerClick } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useView } from '../app/view-store';
import { IconButton } from '../ui/Button';
import type { FrameSize } from './device';
import { createFrameSession, type FrameSession } from './frame-session';
import { LiveFrame } from './LiveFrame';
import { speakAbout, useSession } from './preview-store';
import { useScene } from './use-scene';

export interface WallCardProps {
  card: ListedState;
  size: FrameSize;
  /** Whether it holds a live screen; else a placeholder of the same size. */
  live: boolean;
  /** In the view now: edits reach it first. */
  seen: boolean;
  chosen: boolean;
  /** Watches whether the card is near the view; returns the way to stop. */
  observer: (element: HTMLElement) => () => void;
  onChoose: () => void;
  onOpen: () => void;
  onSettled: () => void;
}

/** One state of one screen on the wall. Out of reach for pointer and keyboard until somebody steps in. */
export function WallCard({ card, size, live, seen, chosen, observer, onChoose, onOpen, onSettled }: WallCardProps) {
  const element = useRef<HTMLDivElement>(null);
  const [inside, setInside] = useState(false);
  const session = useWallSession(card, live);
  useEffect(() => (element.current ? observer(element.current) : undefined), [observer]);
  useScene(session, chosen);
  useEffect(() => session?.setSeen(seen), [session, seen]);
  useEffect(() => {
    if (chosen && session) speakAbout(session);
    if (!chosen) setInside(false);
  }, [chosen, session]);
  useEffect(() => {
    // Somebody who uses a screen expects its delays to pass; on the wall time stands still.
    if (inside) session?.setRunning(true);
  }, [inside, session]);

  return (
    <div ref={element} className="wall-card" data-card={card.title} data-chosen={chosen || undefined}>
      <div className="wall-glass">
        {session ? (
          <WallFrame session={session} card={card} size={size} inert={!inside} onSettled={onSettled} />
        ) : (
          <div className="wall-waiting" />
        )}
      </div>
      <div className="wall-caption">
        <button
          type="button"
          className="wall-name"
          aria-label={`${card.screen.title}: ${card.state.title}`}
          aria-current={chosen || undefined}
          tabIndex={chosen ? 0 : -1}
          onFocus={onChoose}
        >
          {card.state.title}
        </button>
        {chosen && (
          <div className="wall-actions">
            <IconButton label="Use it here" aria-pressed={inside} onClick={() => setInside(!inside)}>
              <MousePointerClick size={14} aria-hidden />
            </IconButton>
            <IconButton label="Open in Focus" onClick={onOpen}>
              <Maximize2 size={14} aria-hidden />
            </IconButton>
          </div>
        )}
      </div>
    </div>
  );
}

interface WallFrameProps extends Pick<WallCardProps, 'card' | 'size' | 'onSettled'> {
  session: FrameSession;
  inert: boolean;
}

function WallFrame({ session, card, size, inert, onSettled }: WallFrameProps) {
  const shown = useSession(session, (state) => state.shown);
  useEffect(() => {
    if (shown) onSettled();
  }, [shown, onSettled]);
  return (
    <>
      <LiveFrame session={session} title={card.title} size={size} inert={inert} />
      {!shown && <div className="wall-waiting" />}
    </>
  );
}

/** A frame and a world of the card's own, for as long as the card is alive. */
function useWallSession({ screen, name }: ListedState, live: boolean): FrameSession | null {
  const [session, setSession] = useState<FrameSession | null>(null);
  const persona = useView((view) => view.persona);
  useEffect(() => {
    if (!live) return;
    const made = createFrameSession({ running: false });
    setSession(made);
    return () => {
      setSession(null);
      made.dispose();
    };
  }, [live]);
  useEffect(() => {
    session?.show({ screen: screen.id, state: name, persona });
  }, [session, screen.id, name, persona]);
  return session;
}
