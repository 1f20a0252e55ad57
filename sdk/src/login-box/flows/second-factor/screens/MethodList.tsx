import { Children, type ReactNode } from 'react';
import { RememberDevice } from './RememberDevice';

export interface MethodListProps {
  /** The ways, each a button. */
  children: ReactNode;
  /** How many days the device may be remembered; absent when it may not, or when whatever is chosen asks that later. */
  rememberDays?: number | undefined;
  /** The choice of what to set up. */
  enrolling?: boolean;
  onRemember: (remember: boolean) => void;
}

/** The choice among several ways. Style it by `.portico-methods`. */
export function MethodList({ children, rememberDays, enrolling, onRemember }: MethodListProps) {
  return (
    <div className="portico-methods">
      <ul>{Children.map(children, (way) => way && <li>{way}</li>)}</ul>
      {rememberDays !== undefined && (
        <RememberDevice
          days={rememberDays}
          enrolling={enrolling}
          onChange={(event) => onRemember(event.currentTarget.checked)}
        />
      )}
    </div>
  );
}
