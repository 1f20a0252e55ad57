import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useView } from '../app/view-store';
import { IconButton } from '../ui/Button';
import { ScreenPicker } from './ScreenPicker';
import { StatePicker } from './StatePicker';
import { screenAt } from './screen-groups';
import { ZoomButtons } from './ZoomButtons';

/** Chooses the screen and its state. */
export function FocusBar() {
  const id = useView((view) => view.screen);
  const look = useView((view) => view.look);
  const step = (by: number) => {
    const next = screenAt(id, by);
    look({ screen: next.id, state: Object.keys(next.states)[0] ?? 'default' });
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
      <ZoomButtons fits />
    </div>
  );
}
