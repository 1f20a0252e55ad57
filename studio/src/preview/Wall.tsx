import { everyState, type ListedState, type Screen, screens } from '@portico/fixtures';
import { type CSSProperties, type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useView, viewStore } from '../app/view-store';
import { wallDevice } from './device';
import { focusSession, setActiveSession } from './preview-store';
import { areaTitles } from './screen-groups';
import { useSize } from './use-size';
import { useWallKeys } from './use-wall-keys';
import { useWheelZoom } from './use-wheel-zoom';
import { WallCard } from './WallCard';
import { createWallPool, type WallPool } from './wall-pool';
import { ZoomButtons } from './ZoomButtons';

/** A browser paints about this many screens without dropped frames; few start at a time to keep scrolling smooth. */
const pool = { most: 18, atOnce: 3 };
/** Widths of a card at 100 % and the gap between two, in pixels; cards grow until a row is full. */
const cardWidths = { desktop: 260, tablet: 180, phone: 150, free: 260 } as const;
const GAP = 20;
/** Cards this far outside the view are started too. */
const NEAR = '400px';

const groups = screens.map((screen) => ({ screen, cards: everyState().filter((card) => card.screen === screen) }));

/** Every screen in every state, live, each with its own world. */
export function Wall() {
  const plane = useRef<HTMLDivElement>(null);
  const [cards] = useState(() => createWallPool(pool));
  const [chosen, setChosen] = useState(startCard);
  const device = useView((view) => view.device);
  const freeWidth = useView((view) => view.width);
  const zoom = useView((view) => view.zoom);

  const room = useSize(plane);
  const width = cardWidth((cardWidths[device] * zoom) / 100, room?.width ?? 0);
  const size = useMemo(() => {
    const window = wallDevice(device, freeWidth);
    return { ...window, scale: width / window.width };
  }, [device, freeWidth, width]);
  const style = {
    '--wall-card-width': `${width}px`,
    '--wall-card-height': `${Math.round(size.height * size.scale)}px`,
  } as CSSProperties;

  const observer = useCardObserver(plane, cards);
  useWheelZoom(plane);
  useWallKeys(plane, open);
  useEffect(() => () => setActiveSession(focusSession), []);
  const laidOut = room !== null;
  useEffect(() => {
    if (laidOut) plane.current?.querySelector('[data-chosen]')?.scrollIntoView({ block: 'center' });
  }, [laidOut]);

  return (
    <div className="wall">
      <div className="wall-plane" ref={plane} style={style}>
        {groups.map((group) => (
          <WallGroup key={group.screen.id} screen={group.screen} count={group.cards.length}>
            {group.cards.map((card) => (
              <WallCard
                key={card.title}
                card={card}
                pool={cards}
                size={size}
                chosen={chosen === card.title}
                observer={observer}
                onChoose={setChosen}
                onOpen={open}
              />
            ))}
          </WallGroup>
        ))}
      </div>
      <ZoomButtons />
    </div>
  );
}

interface WallGroupProps {
  screen: Screen;
  count: number;
  children: ReactNode;
}

function WallGroup({ screen, count, children }: WallGroupProps) {
  return (
    <section aria-label={`${areaTitles[screen.area]}: ${screen.title}`}>
      <h2 className="wall-title">
        <span className="wall-aside">
          {areaTitles[screen.area]} · {screen.flow}
        </span>
        {screen.title}
        <span className="wall-aside">{count}</span>
      </h2>
      <div className="wall-cards">{children}</div>
    </section>
  );
}

/** Cards of at least the requested width that fill the row; a single one has the requested width. */
function cardWidth(wanted: number, room: number): number {
  const columns = Math.floor((room + GAP) / (wanted + GAP));
  return Math.floor(columns > 1 ? (room - (columns - 1) * GAP) / columns : wanted);
}

/** Opens a card in Focus. */
function open(title: string): void {
  const card = everyState().find((listed: ListedState) => listed.title === title);
  if (card) viewStore.getState().look({ view: 'focus', screen: card.screen.id, state: card.name });
}

function startCard(): string {
  const { screen, state } = viewStore.getState();
  return `${screen}/${state}`;
}

/** Observes which cards are near the view and which are in it; two observers for all cards. */
function useCardObserver(plane: RefObject<HTMLElement | null>, pool: WallPool): (element: HTMLElement) => () => void {
  return useMemo(() => {
    let observers: IntersectionObserver[] = [];
    function start(): void {
      const root = plane.current;
      observers = [watch({ root, rootMargin: NEAR }, pool.near), watch({ root }, pool.look)];
    }
    return (element) => {
      if (observers.length === 0) start();
      for (const observer of observers) observer.observe(element);
      return () => {
        for (const observer of observers) observer.unobserve(element);
        pool.near(titleOf(element), false);
      };
    };
  }, [plane, pool]);
}

function watch(options: IntersectionObserverInit, report: (card: string, inside: boolean) => void) {
  return new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) report(titleOf(target), isIntersecting);
  }, options);
}

function titleOf(element: Element): string {
  return element.getAttribute('data-card') ?? '';
}
