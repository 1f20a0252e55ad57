import { useEffect, useRef } from 'react';
import { useView } from '../app/view-store';
import { DeviceFrame } from './DeviceFrame';
import { fitDevice } from './device';
import { FocusBar } from './FocusBar';
import { focusSession, setActiveSession } from './preview-store';
import { useScene } from './use-scene';
import { useSize } from './use-size';

/** Space around the device, and its own bars, in pixels. */
const MARGIN = 24;
const CHROME = 38;

/** One screen in a device. Keeps its world while the wall is shown. */
export function Focus({ hidden }: { hidden: boolean }) {
  const stage = useRef<HTMLDivElement>(null);
  const room = useSize(stage);
  const device = useView((view) => view.device);
  const width = useView((view) => view.width);
  const zoom = useView((view) => view.zoom);
  useFocusTarget(hidden);
  useScene(focusSession, !hidden);

  const inner = room && { width: room.width - 2 * MARGIN, height: room.height - 2 * MARGIN - CHROME };
  return (
    <div className="focus" hidden={hidden}>
      <FocusBar />
      <div className="focus-stage" ref={stage}>
        {inner && <DeviceFrame session={focusSession} device={device} size={fitDevice(device, width, zoom, inner)} />}
      </div>
    </div>
  );
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
