import { type ReactNode, useEffect, useRef } from 'react';
import { FirstIcon } from './LineIcon';
import { TraceId, type TraceIdProps } from './TraceId';

export interface AlertProps {
  /** `error` unless told otherwise. */
  kind?: 'error' | 'warning' | 'info' | 'success';
  title?: ReactNode;
  children: ReactNode;
  /** Names the request to the people who can look it up. */
  trace?: TraceIdProps | undefined;
  /** Takes the focus when it appears, and again whenever this value changes: a second failure is a new one. */
  focusOn?: unknown;
  /** The way on. */
  action?: ReactNode;
}

/** What went wrong, or what to know, and the way on. Style it by `.portico-alert` and `data-kind`. */
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
        {trace && <TraceId {...trace} />}
        {action && <div className="portico-alert-action">{action}</div>}
      </div>
    </div>
  );
}
