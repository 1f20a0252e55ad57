import { screenById } from '@portico/fixtures';
import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useView } from '../app/view-store';

const loadPopover = () => import('./ScreenPopover');
const ScreenPopover = lazy(() => loadPopover().then((m) => ({ default: m.ScreenPopover })));

/** The screen that is shown; opens the list of all of them, which comes when somebody is about to. */
export function ScreenPicker() {
  const screen = screenById(useView((view) => view.screen));
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="studio-button screen-picker"
        aria-label={`Screen: ${screen?.title ?? 'unknown'}. Choose another`}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={loadPopover}
        onFocus={loadPopover}
        onClick={() => setOpen(!open)}
      >
        <span className="screen-picker-area">{screen?.flow}</span>
        <strong>{screen?.title ?? 'Unknown screen'}</strong>
        <ChevronDown size={14} aria-hidden />
      </button>
      <Suspense>{open && <ScreenPopover anchor={button} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
