import { screenById } from '@portico/fixtures';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useView } from '../app/view-store';
import { IconButton } from '../ui/Button';
import { ScreenPicker } from './ScreenPicker';
import { screenAt } from './screen-groups';
import { ZoomButtons } from './ZoomButtons';

/** Which screen, and in which state. */
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
      <StateChips />
      <ZoomButtons fits />
    </div>
  );
}

/** Every state of the screen, one chip each. */
function StateChips() {
  const id = useView((view) => view.screen);
  const current = useView((view) => view.state);
  const look = useView((view) => view.look);
  const chips = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    chips.current
      ?.querySelector(`[value="${CSS.escape(current)}"]`)
      ?.closest('label')
      ?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  }, [current]);
  return (
    <fieldset className="state-chips" aria-label="State" ref={chips}>
      {Object.entries(screenById(id)?.states ?? {}).map(([name, state]) => (
        <label key={name}>
          <input
            type="radio"
            name="screen-state"
            value={name}
            checked={name === current}
            onChange={() => look({ state: name })}
          />
          {state.title}
        </label>
      ))}
    </fieldset>
  );
}
