import { useState } from 'react';
import { FirstIcon } from './LineIcon';

export interface TraceIdProps {
  id: string;
  /** What the number is. */
  label: string;
  /** Name of the button that copies it, before and after. */
  copy: string;
  copied: string;
}

/** The trace id of a failed request, small and one click from the clipboard. Style it by `.portico-trace`. */
export function TraceId({ id, label, copy, copied }: TraceIdProps) {
  const [done, setDone] = useState(false);
  // Without permission or a secure page there is no clipboard; the id can still be selected by hand.
  const toClipboard = () =>
    navigator.clipboard?.writeText(id).then(
      () => setDone(true),
      () => setDone(false),
    );
  // The number comes last: where it has to take a line of its own, the button stays with its name.
  return (
    <div className="portico-trace">
      <span>{label}</span>{' '}
      <button type="button" className="portico-trace-copy" aria-label={done ? copied : copy} onClick={toClipboard}>
        <FirstIcon name={done ? 'check' : 'copy'} />
      </button>
      <code dir="ltr">{id}</code>
    </div>
  );
}
