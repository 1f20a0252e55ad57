import { screenById } from '@portico/fixtures';
import { ArrowLeft, RotateCw } from 'lucide-react';
import { IconButton } from '../ui/Button';
import { pressedKey } from '../ui/pressed-key';
import type { Device } from '../view/view-place';
import type { FrameSize } from './device';
import type { FrameSession } from './frame-session';
import { InspectOverlay } from './InspectOverlay';
import { LiveFrame } from './LiveFrame';
import { useSession } from './preview-store';
import { SizeHandles } from './SizeHandles';

export interface DeviceFrameProps {
  session: FrameSession;
  device: Device;
  size: FrameSize;
  /** What distinguishes the screen from others next to it: "Dark", "German". */
  label?: string | undefined;
}

/** A screen in its device: a window with an address bar, a tablet, a phone, or a window of any size. */
export function DeviceFrame({ session, device, size, label }: DeviceFrameProps) {
  const target = useSession(session, (state) => state.target);
  const missing = useSession(session, (state) => state.missing);
  const screen = target && screenById(target.screen);
  const shown = screen && target ? [`: ${screen.title}`, screen.states[target.state]?.title ?? ''] : [''];
  const title = `Preview${[...shown, ...(label ? [label] : [])].join(', ')}`;
  return (
    <div className="device" data-device={device} style={{ inlineSize: size.width * size.scale }}>
      <AddressBar session={session} size={size} label={label} />
      <div className="device-glass">
        <LiveFrame session={session} title={title} size={size} />
        <InspectOverlay session={session} scale={size.scale} />
        {missing && target && <Missing screen={target.screen} state={target.state} />}
      </div>
      {device === 'free' && <SizeHandles size={size} />}
    </div>
  );
}

/** The frame's own history: the page around the frame never navigates. */
function AddressBar({ session, size, label }: Omit<DeviceFrameProps, 'device'>) {
  const address = useSession(session, (state) => state.address);
  const canGoBack = useSession(session, (state) => state.canGoBack);
  return (
    <div className="device-bar">
      {label && <strong className="device-label">{label}</strong>}
      <IconButton label="Back" disabled={!canGoBack} onClick={() => session.send({ type: 'back' })}>
        <ArrowLeft size={14} aria-hidden />
      </IconButton>
      <IconButton label="Reload the page, keep the world" onClick={() => session.send({ type: 'reload' })}>
        <RotateCw size={14} aria-hidden />
      </IconButton>
      <input
        key={address}
        className="device-address"
        aria-label="Address"
        data-own-undo
        spellCheck={false}
        defaultValue={address}
        onKeyDown={(event) => {
          const { value } = event.currentTarget;
          if (pressedKey(event) === 'Enter' && value.startsWith('/')) session.send({ type: 'open', address: value });
          if (event.key === 'Escape') event.currentTarget.value = address;
        }}
      />
      <span className="device-size">
        {size.width} × {size.height}
        {size.scale !== 1 && ` · ${Math.round(size.scale * 100)} %`}
      </span>
    </div>
  );
}

function Missing({ screen, state }: { screen: string; state: string }) {
  return (
    <div className="device-missing" role="alert">
      <strong>There is no such screen</strong>
      <p>
        The link names {screen}, {state}. Choose another one above.
      </p>
    </div>
  );
}
