import { useEffect, useRef, useState } from 'react';
import { useView } from '../view/view-store';
import './canvas.css';
import type { ComparedFrame } from './compared';
import { DeviceFrame } from './DeviceFrame';
import { arrangeDevices, type FrameSize } from './device';
import { FocusBar } from './FocusBar';
import { createFrameSession, type FrameSession } from './frame-session';
import { focusSession, setActiveSession } from './preview-store';
import { useComparedFrames } from './use-compared-frames';
import { useScene } from './use-scene';
import { useSize } from './use-size';

/** One screen in a device, or two or three of different schemes, devices or languages. Keeps its world while the wall is shown. */
export function Focus({ hidden }: { hidden: boolean }) {
  const stage = useRef<HTMLDivElement>(null);
  const room = useSize(stage, !hidden);
  const zoom = useView((view) => view.zoom);
  const frames = useComparedFrames();
  useFocusTarget(hidden);
  useScene(focusSession, !hidden);

  const devices = frames.map(({ device }) => device);
  const arrangement = room && arrangeDevices(devices, zoom, room);
  return (
    <div className="focus" hidden={hidden}>
      <FocusBar />
      <div className="focus-stage" ref={stage}>
        {arrangement && (
          <div className="focus-devices" data-direction={arrangement.direction}>
            {frames.map((frame, index) => {
              const size = arrangement.sizes[index];
              if (!size) return null;
              return index === 0 ? (
                <DeviceFrame key="own" session={focusSession} {...deviceProps(frame, size)} />
              ) : (
                <ComparedScreen key={frame.label} frame={frame} size={size} />
              );
            })}
          </div>
        )}
      </div>
    </div>
  );
}

function deviceProps({ device, label }: ComparedFrame, size: FrameSize) {
  return { device: device.device, size, label: label ?? undefined };
}

/** The screen of Focus in another scheme, language or device, live, on a world of its own. */
function ComparedScreen({ frame, size }: { frame: ComparedFrame; size: FrameSize }) {
  const session = useComparedSession();
  useScene(session, false, frame.display);
  return session && <DeviceFrame session={session} {...deviceProps(frame, size)} />;
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
  const changeView = useView((view) => view.changeView);
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
        if (selected !== before.selected) changeView({ selected, ...(selected?.editing && { inspectorOpen: true }) });
      }),
    [changeView],
  );
}
