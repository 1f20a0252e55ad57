import { LayoutGrid, Monitor, MoveHorizontal, Smartphone, Square, Tablet } from 'lucide-react';
import { Segments } from '../ui/Segments';
import { type Device, deviceWidths } from './view-place';
import { useView } from './view-store';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

const views = [
  { value: 'focus', label: 'Focus: one screen', icon: <Square {...icon} /> },
  { value: 'wall', label: 'Wall: every screen', icon: <LayoutGrid {...icon} /> },
] as const;

const devices = [
  { value: 'desktop', label: `Desktop, ${deviceWidths.desktop} px`, icon: <Monitor {...icon} /> },
  { value: 'tablet', label: `Tablet, ${deviceWidths.tablet} px`, icon: <Tablet {...icon} /> },
  { value: 'phone', label: `Phone, ${deviceWidths.phone} px`, icon: <Smartphone {...icon} /> },
  { value: 'free', label: 'Any width', icon: <MoveHorizontal {...icon} /> },
] as const satisfies readonly { value: Device; label: string; icon: unknown }[];

/** Switches between one screen and the wall of all screens, and chooses the device. */
export function ViewSwitch() {
  const view = useView((state) => state.view);
  const device = useView((state) => state.device);
  const look = useView((state) => state.look);
  return (
    <div className="studio-top-group">
      <Segments label="View" value={view} segments={views} onChange={(chosen) => look({ view: chosen })} />
      <Segments label="Device" value={device} segments={devices} onChange={(chosen) => look({ device: chosen })} />
      {device === 'free' && <WidthField />}
    </div>
  );
}

function WidthField() {
  const width = useView((state) => state.width);
  const look = useView((state) => state.look);
  return (
    <input
      key={width}
      className="studio-input studio-width"
      type="number"
      aria-label="Width in pixels"
      min={320}
      max={2560}
      step={10}
      defaultValue={width}
      onBlur={(event) => {
        const { valueAsNumber, validity } = event.target;
        if (validity.valid && Number.isInteger(valueAsNumber)) look({ width: valueAsNumber });
        else event.target.value = String(width);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
      }}
    />
  );
}
