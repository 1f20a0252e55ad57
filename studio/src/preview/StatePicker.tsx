import { screenById } from '@portico/fixtures';
import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useView } from '../app/view-store';

const loadPopover = () => import('./StatePopover');
const StatePopover = lazy(() => loadPopover().then((m) => ({ default: m.StatePopover })));

/** The state of the screen that is shown, with the number of all its states; opens the menu of them. */
export function StatePicker() {
  const states = screenById(useView((view) => view.screen))?.states ?? {};
  const title = states[useView((view) => view.state)]?.title ?? 'Unknown state';
  const count = Object.keys(states).length;
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="studio-button state-picker"
        aria-label={`State: ${title}, one of ${count}. Choose another`}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={loadPopover}
        onFocus={loadPopover}
        onClick={() => setOpen(!open)}
      >
        <span className="state-picker-title">{title}</span>
        <span className="screen-count">{count}</span>
        <ChevronDown size={14} aria-hidden />
      </button>
      <Suspense>{open && <StatePopover anchor={button} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
