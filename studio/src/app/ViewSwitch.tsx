import { LayoutGrid, Monitor, Scaling, Smartphone, Square, Tablet } from 'lucide-react';
import { Segments } from '../ui/Segments';
import { type Device, deviceWidths, freeSize } from '../view/view-place';
import { useView } from '../view/view-store';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

const views = [
  { value: 'focus', label: 'Focus: one screen', icon: <Square {...icon} /> },
  { value: 'wall', label: 'Wall: every screen', icon: <LayoutGrid {...icon} /> },
] as const;

const devices = [
  { value: 'desktop', label: `Desktop, ${deviceWidths.desktop} px`, icon: <Monitor {...icon} /> },
  { value: 'tablet', label: `Tablet, ${deviceWidths.tablet} px`, icon: <Tablet {...icon} /> },
  { value: 'phone', label: `Phone, ${deviceWidths.phone} px`, icon: <Smartphone {...icon} /> },
  { value: 'free', label: 'Free size', icon: <Scaling {...icon} /> },
] as const satisfies readonly { value: Device; label: string; icon: unknown }[];

/** Switches between one screen and the wall of all screens, and chooses the device. */
export function ViewSwitch() {
  const view = useView((state) => state.view);
  const device = useView((state) => state.device);
  const changeView = useView((state) => state.changeView);
  return (
    <div className="studio-top-group">
      <Segments label="View" value={view} segments={views} onChange={(chosen) => changeView({ view: chosen })} />
      <Segments
        label="Device"
        value={device}
        segments={devices}
        onChange={(chosen) => changeView({ device: chosen })}
      />
      {device === 'free' && <SizeFields />}
    </div>
  );
}

/** Width and height of a frame of free size. Without a height, the frame takes what there is room for. */
function SizeFields() {
  return (
    <fieldset className="studio-size" aria-label="Size of the frame">
      <SizeField side="width" label="Width in pixels" />
      <span aria-hidden>×</span>
      <SizeField side="height" label="Height in pixels" />
    </fieldset>
  );
}

function SizeField({ side, label }: { side: 'width' | 'height'; label: string }) {
  const pixels = useView((state) => state[side]);
  const changeView = useView((state) => state.changeView);
  function take(field: HTMLInputElement): void {
    const { value, valueAsNumber, validity } = field;
    if (value === '' && validity.valid && side === 'height') changeView({ height: null });
    else if (validity.valid && Number.isInteger(valueAsNumber)) changeView({ [side]: valueAsNumber });
    else field.value = String(pixels ?? '');
  }
  return (
    <input
      key={pixels}
      className="studio-input studio-width"
      type="number"
      aria-label={label}
      data-own-undo
      placeholder={side === 'height' ? 'Fits' : undefined}
      min={freeSize.least}
      max={freeSize.most}
      step={1}
      defaultValue={pixels ?? ''}
      onBlur={(event) => take(event.target)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
      }}
    />
  );
}
