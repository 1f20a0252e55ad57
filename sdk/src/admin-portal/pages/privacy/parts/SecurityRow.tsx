import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export interface SecurityRowProps {
  icon: LucideIcon;
  name: ReactNode;
  /** Chips after the name. */
  chips?: ReactNode;
  detail?: ReactNode;
  /** The buttons of the row. */
  action?: ReactNode;
  /** Set if the row offers something that is not in use yet: it is drawn more quietly. */
  isOffer?: boolean;
}

/** One row of a card. Style it by `.portico-security-row` and `data-offer`. */
export function SecurityRow({ icon: RowIcon, name, chips, detail, action, isOffer }: SecurityRowProps) {
  return (
    <li className="portico-security-row" data-offer={isOffer || undefined}>
      <span className="portico-device-icon" aria-hidden="true">
        <RowIcon size={18} />
      </span>
      <div className="portico-security-what">
        <span className="portico-security-name">
          <span>{name}</span> {chips}
        </span>
        {detail && <p className="portico-hint">{detail}</p>}
      </div>
      {action && <div className="portico-security-actions">{action}</div>}
    </li>
  );
}
