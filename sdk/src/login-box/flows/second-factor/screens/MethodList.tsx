import { Children, type ReactNode } from 'react';
import { RememberDevice } from './RememberDevice';

export interface MethodListProps {
  /** The methods, each a button. */
  children: ReactNode;
  /** How many days the device may be remembered; absent when it may not, or when a later step offers that. */
  rememberDays?: number | undefined;
  /** Set if the list offers methods to enrol. */
  enrolling?: boolean;
  onRemember: (remember: boolean) => void;
}

/** Lists the methods to choose from. Style it by `.portico-methods`. */
export function MethodList({ children, rememberDays, enrolling, onRemember }: MethodListProps) {
  return (
    <div className="portico-methods">
      <ul>{Children.map(children, (method) => method && <li>{method}</li>)}</ul>
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
