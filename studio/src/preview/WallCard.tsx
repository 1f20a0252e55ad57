import type { ListedState } from '@portico/fixtures';
import { Maximize2, MousePointerClick } from 'lucide-react';
import { memo, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useView } from '../app/view-store';
import { IconButton } from '../ui/Button';
import type { FrameSize } from './device';
import { createFrameSession, type FrameSession } from './frame-session';
import { LiveFrame } from './LiveFrame';
import { setActiveSession, useSession } from './preview-store';
import { useScene } from './use-scene';
import type { WallPool } from './wall-pool';

export interface WallCardProps {
  card: ListedState;
  /** Sets whether the card has a live frame (else a placeholder of the same size) and whether it is in the view. */
  pool: WallPool;
  size: FrameSize;
  chosen: boolean;
  /** Observes whether the card is near the view; returns a function that stops. */
  observer: (element: HTMLElement) => () => void;
  onChoose: (title: string) => void;
  onOpen: (title: string) => void;
}

/**
 * One state of one screen on the wall. Pointer and keyboard can't reach its content until the user opens the card.
 * There are hundreds of cards: a change of one renders none of the others.
 */
export const WallCard = memo(function WallCard({
  card,
  pool,
  size,
  chosen,
  observer,
  onChoose,
  onOpen,
}: WallCardProps) {
  const live = useSyncExternalStore(pool.subscribe, () => pool.live().has(card.title));
  // A frame in view receives edits first.
  const seen = useSyncExternalStore(pool.subscribe, () => pool.seen().has(card.title));
  const element = useRef<HTMLDivElement>(null);
  const [inside, setInside] = useState(false);
  const session = useWallSession(card, live);
  useEffect(() => (element.current ? observer(element.current) : undefined), [observer]);
  useScene(session, chosen);
  useEffect(() => session?.setSeen(seen), [session, seen]);
  useEffect(() => {
    if (chosen && session) setActiveSession(session);
    if (!chosen) setInside(false);
  }, [chosen, session]);
  useEffect(() => {
    // A user who uses a screen expects its delays to pass; on the wall the clock is stopped.
    if (inside) session?.setRunning(true);
  }, [inside, session]);

  return (
    <div ref={element} className="wall-card" data-card={card.title} data-chosen={chosen || undefined}>
      <div className="wall-glass">
        {session ? (
          <WallFrame session={session} card={card} pool={pool} size={size} inert={!inside} />
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
          onFocus={() => onChoose(card.title)}
        >
          {card.state.title}
        </button>
        {chosen && (
          <div className="wall-actions">
            <IconButton label="Use it here" aria-pressed={inside} onClick={() => setInside(!inside)}>
              <MousePointerClick size={14} aria-hidden />
            </IconButton>
            <IconButton label="Open in Focus" onClick={() => onOpen(card.title)}>
              <Maximize2 size={14} aria-hidden />
            </IconButton>
          </div>
        )}
      </div>
    </div>
  );
});

interface WallFrameProps extends Pick<WallCardProps, 'card' | 'pool' | 'size'> {
  session: FrameSession;
  inert: boolean;
}

function WallFrame({ session, card, pool, size, inert }: WallFrameProps) {
  const shown = useSession(session, (state) => state.shown);
  useEffect(() => {
    if (shown) pool.settled(card.title);
  }, [shown, pool, card.title]);
  return (
    <>
      <LiveFrame session={session} title={card.title} size={size} inert={inert} />
      {!shown && <div className="wall-waiting" />}
    </>
  );
}

/** The card's own frame and world, which exist only while the card is live. */
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
