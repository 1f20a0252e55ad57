import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import './notice.css';

interface NoticeProps {
  icon: ReactNode;
  title: string;
  text: string;
  children?: ReactNode;
}

/** A whole page or section in one sentence: nothing there yet, or not available. */
export function Notice({ icon, title, text, children }: NoticeProps) {
  return (
    <section className="notice">
      <span className="notice-icon" aria-hidden>
        {icon}
      </span>
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </section>
  );
}

/** A page that could not be loaded, with another try. */
export function LoadFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div role="alert">
      <Notice
        icon={<TriangleAlert size={20} strokeWidth={1.75} />}
        title="This page could not be loaded"
        text={message}
      >
        <button type="button" className="button" onClick={onRetry}>
          Try again
        </button>
      </Notice>
    </div>
  );
}

/** Grey rows in the place of a list that is loading. */
export function Placeholder({ rows }: { rows: number }) {
  return (
    <div className="card placeholder" role="status" aria-label="Loading">
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <span key={row} />
      ))}
    </div>
  );
}
