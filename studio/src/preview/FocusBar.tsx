import { ChevronLeft, ChevronRight, RotateCwSquare } from 'lucide-react';
import { IconButton } from '../ui/Button';
import { useView } from '../view/view-store';
import { ComparePicker } from './ComparePicker';
import { OwnUserNote } from './OwnUserNote';
import { ScreenPicker } from './ScreenPicker';
import { StatePicker } from './StatePicker';
import { screenAt } from './screen-groups';
import { ZoomButtons } from './ZoomButtons';

/** Chooses the screen and its state. */
export function FocusBar() {
  const id = useView((view) => view.screen);
  const changeView = useView((view) => view.changeView);
  const step = (by: number) => {
    const next = screenAt(id, by);
    changeView({ screen: next.id, state: Object.keys(next.states)[0] ?? 'default' });
  };
  return (
    <div className="focus-bar">
      <ScreenPicker />
      <IconButton label="Previous screen" onClick={() => step(-1)}>
        <ChevronLeft size={14} aria-hidden />
      </IconButton>
      <IconButton label="Next screen" onClick={() => step(1)}>
        <ChevronRight size={14} aria-hidden />
      </IconButton>
      <StatePicker />
      <OwnUserNote />
      <ComparePicker />
      <RotateButton />
      <ZoomButtons />
    </div>
  );
}

/** Turns a tablet or a phone. */
function RotateButton() {
  const device = useView((view) => view.device);
  const orientation = useView((view) => view.orientation);
  const changeView = useView((view) => view.changeView);
  if (device !== 'tablet' && device !== 'phone') return null;
  const other = orientation === 'portrait' ? 'landscape' : 'portrait';
  return (
    <IconButton label={`Rotate to ${other}`} onClick={() => changeView({ orientation: other })}>
      <RotateCwSquare size={14} aria-hidden />
    </IconButton>
  );
}
