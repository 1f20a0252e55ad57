import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { PooledFrame } from '../preview/frame-pool';
import { LiveFrame } from '../preview/LiveFrame';
import { focusSession, setActiveSession } from '../preview/preview-store';
import { useScene } from '../preview/use-scene';
import { useView } from '../view/view-store';
import type { AwakeCards } from './awake-cards';
import type { CardPanel } from './card-shape';
import { type PanelPlace, readPanelKey } from './panel-key';
import { passToWall } from './pass-to-wall';
import type { WallCommands } from './wall-commands';
import type { PlacedCard } from './wall-layout';

export interface WallFrameProps {
  awake: AwakeCards;
  commands: WallCommands;
  frame: PooledFrame;
  /** `null` or `undefined` if it shows nothing, or a card that the wall does not show. */
  place: PanelPlace | null | undefined;
  x: PlacedCard['x'];
  y: PlacedCard['y'];
  panel: CardPanel;
}

/** One frame, invisible unless it is awake and its screen is at rest. */
export function WallFrame({ frame, place, x, y, panel, awake, commands }: WallFrameProps) {
  const { session, isAwake, isReady } = frame;
  const isUsed = useStore(awake.store, ({ used }) => used !== null && used === frame.place);
  const isShown = isAwake && isReady && place !== null && place !== undefined;
  useScene(isAwake ? session : null, true, panel.display);
  useTarget(frame);
  useActive(session, isUsed);
  useReadyFrame(awake, isShown);
  const box = useRef<HTMLDivElement>(null);
  useFocusNext(box, frame, awake, isShown);
  const onPage = useEventsForWall(isUsed, place, commands);
  return (
    <div
      ref={box}
      className="wall-frame"
      data-shown={isShown || undefined}
      data-card={place?.card.title}
      data-panel={place?.panel}
      style={{ transform: `translate(${x}px, ${y}px)` }}
    >
      <LiveFrame
        session={session}
        title={place ? titleOf(place, panel) : 'Ready for a screen'}
        size={{ width: panel.width, height: panel.height, scale: 1 }}
        inert={!isShown}
        onPage={onPage}
      />
    </div>
  );
}

function titleOf({ card }: PanelPlace, { label }: CardPanel): string {
  return [`${card.screen.title}: ${card.state.title}`, ...(label === null ? [] : [label])].join(', ');
}

/** Makes a screen that the user touches the one in use, and returns the focus to its card. */
function useEventsForWall(isUsed: boolean, place: WallFrameProps['place'], commands: WallCommands) {
  const latest = useRef({ isUsed, place });
  latest.current = { isUsed, place };
  return useCallback(
    (page: Window & typeof globalThis, frame: HTMLIFrameElement) =>
      passToWall(page, frame, {
        isUsed: () => latest.current.isUsed,
        onTouch() {
          const { place: touched } = latest.current;
          if (touched) commands.wake(touched.card, touched.panel);
        },
        onLeave: () => cardOf(frame, latest.current.place)?.focus({ preventScroll: true }),
      }),
    [commands],
  );
}

function cardOf(frame: Element, place: WallFrameProps['place']): HTMLElement | null | undefined {
  return frame.closest('.wall-plane')?.querySelector<HTMLElement>(`.wall-card[data-card="${place?.card.title}"]`);
}

/** Shows the state of a place from its beginning when the frame is given to the place. */
function useTarget({ session, place }: PooledFrame): void {
  const persona = useView((view) => view.persona);
  useLayoutEffect(() => {
    const target = place === null ? null : readPanelKey(place);
    if (target) session.show({ screen: target.card.screen.id, state: target.card.name, persona });
  }, [session, place, persona]);
}

/** The drawer and the inspector show the world of the screen in use. */
function useActive(session: PooledFrame['session'], isUsed: boolean): void {
  useEffect(() => {
    if (!isUsed) return;
    setActiveSession(session);
    return () => setActiveSession(focusSession);
  }, [session, isUsed]);
}

/** Once a screen is shown, there is time to load the next frame. */
function useReadyFrame({ pool }: AwakeCards, isShown: boolean): void {
  useEffect(() => {
    if (isShown) pool.prepare();
  }, [pool, isShown]);
}

/** Moves the focus into a screen that the user has woken by the keyboard. */
function useFocusNext(
  box: { readonly current: HTMLElement | null },
  { place }: PooledFrame,
  { store, noteFocus }: AwakeCards,
  isShown: boolean,
): void {
  const isNext = useStore(store, ({ focusNext }) => focusNext !== null && focusNext === place);
  useEffect(() => {
    if (!isNext || !isShown) return;
    box.current?.querySelector('iframe')?.focus();
    noteFocus();
  }, [box, isNext, isShown, noteFocus]);
}
