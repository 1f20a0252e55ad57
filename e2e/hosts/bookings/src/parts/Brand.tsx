import { Anchor } from 'lucide-react';
import './brand.css';

/** Mark and name of the application. */
export function Brand() {
  return (
    <span className="brand">
      <span className="brand-mark">
        <Anchor size={18} strokeWidth={2} aria-hidden />
      </span>
      Quayside
    </span>
  );
}
