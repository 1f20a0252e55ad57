import { useEffect, useMemo, useRef, useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { languageName } from '../app/languages';
import { useView } from '../app/view-store';
import { comparedFrames } from './compared';
import { DeviceFrame } from './DeviceFrame';
import { arrangeDevices, type DeviceChoice, type FrameSize } from './device';
import { FocusBar } from './FocusBar';
import { createFrameSession, type FrameSession } from './frame-session';
import { focusSession, setActiveSession } from './preview-store';
import { type FrameLook, useScene } from './use-scene';
import { useSize } from './use-size';

/** One screen in a device, or two or three of different schemes or languages. Keeps its world while the wall is shown. */
export function Focus({ hidden }: { hidden: boolean }) {
  const stage = useRef<HTMLDivElement>(null);
  const room = useSize(stage);
  const choice = useView(
    useShallow(({ device, width, height, orientation }): DeviceChoice => ({ device, width, height, orientation })),
  );
  const zoom = useView((view) => view.zoom);
  const [first, ...others] = useComparedLooks();
  useFocusTarget(hidden);
  useScene(focusSession, !hidden);

  const arrangement = room && arrangeDevices(choice, zoom, room, 1 + others.length);
  const label = first && others[0] && labelOf(first, others[0]);
  return (
    <div className="focus" hidden={hidden}>
      <FocusBar />
      <div className="focus-stage" ref={stage}>
        {arrangement && (
          <div className="focus-devices" data-direction={arrangement.direction}>
            <DeviceFrame session={focusSession} device={choice.device} size={arrangement.size} label={label} />
            {first &&
              others.map((look) => (
                <ComparedScreen
                  key={`${look.scheme} ${look.language}`}
                  look={look}
                  label={labelOf(look, first)}
                  device={choice.device}
                  size={arrangement.size}
                />
              ))}
          </div>
        )}
      </div>
    </div>
  );
}

/** What Focus shows, the view's own look first. */
function useComparedLooks(): FrameLook[] {
  const scheme = useView((view) => view.scheme);
  const language = useView((view) => view.language);
  const compare = useView((view) => view.compare);
  return useMemo(() => comparedFrames({ scheme, language, compare }), [scheme, language, compare]);
}

/** What distinguishes two screens next to each other. */
function labelOf(look: FrameLook, other: FrameLook): string {
  if (look.language !== other.language) return languageName(look.language);
  return look.scheme === 'dark' ? 'Dark' : 'Light';
}

interface ComparedScreenProps {
  look: FrameLook;
  label: string;
  device: DeviceChoice['device'];
  size: FrameSize;
}

/** The screen of Focus in another scheme or language, live, on a world of its own. */
function ComparedScreen({ look, ...frame }: ComparedScreenProps) {
  const session = useComparedSession();
  useScene(session, false, look);
  return session && <DeviceFrame session={session} {...frame} />;
}

function useComparedSession(): FrameSession | null {
  const [session, setSession] = useState<FrameSession | null>(null);
  const screen = useView((view) => view.screen);
  const state = useView((view) => view.state);
  const persona = useView((view) => view.persona);
  useEffect(() => {
    const created = createFrameSession({ running: true });
    setSession(created);
    return created.dispose;
  }, []);
  useEffect(() => {
    session?.show({ screen, state, persona });
  }, [session, screen, state, persona]);
  return session;
}

/** Shows the screen of the view, and makes its frame the one of the drawer and the inspector. */
function useFocusTarget(hidden: boolean): void {
  const screen = useView((view) => view.screen);
  const state = useView((view) => view.state);
  const persona = useView((view) => view.persona);
  const look = useView((view) => view.look);
  useEffect(() => {
    if (hidden) return;
    const { target } = focusSession.store.getState();
    const same = target?.screen === screen && target.state === state && target.persona === persona;
    if (!same) focusSession.show({ screen, state, persona });
    setActiveSession(focusSession);
  }, [hidden, screen, state, persona]);
  useEffect(
    () =>
      focusSession.store.subscribe(({ selected }, before) => {
        if (selected !== before.selected) look({ selected, ...(selected?.editing && { inspectorOpen: true }) });
      }),
    [look],
  );
}
