import { type ReactNode, useEffect, useRef } from 'react';
import { FirstIcon } from './LineIcon';

export interface AlertProps {
  /** Default: `error`. */
  kind?: 'error' | 'warning' | 'info' | 'success';
  title?: ReactNode;
  children: ReactNode;
  /** The trace id of the failed request. */
  trace?: ReactNode;
  /** Takes the focus when it appears, and again when this value changes, so that a second failure is announced too. */
  focusOn?: unknown;
  /** A button that recovers from the failure, for example by a retry. */
  action?: ReactNode;
}

/** A message about a failure or a state, with a recovery. Style it by `.portico-alert` and `data-kind`. */
export function Alert({ kind = 'error', title, children, trace, focusOn, action }: AlertProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focusOn) box.current?.focus();
  }, [focusOn]);

  return (
    <div
      ref={box}
      className="portico-alert"
      data-kind={kind}
      role={kind === 'error' ? 'alert' : 'status'}
      tabIndex={-1}
    >
      <FirstIcon name={kind === 'success' ? 'check' : kind === 'info' ? 'info' : 'alert'} size={20} />
      <div className="portico-alert-body">
        {title && <p className="portico-alert-title">{title}</p>}
        <div>{children}</div>
        {trace}
        {action && <div className="portico-alert-action">{action}</div>}
      </div>
    </div>
  );
}
