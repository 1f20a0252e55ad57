import { type ReactNode, useId, useRef } from 'react';
import { useTranslate } from '../../../../app/context';
import { Skeleton } from '../../../../ui/Skeleton';
import { useFocusAfterRemoval } from '../../../../ui/use-focus-after-removal';
import { LoadFailed } from '../../../parts/LoadFailed';
import { LoadingNotice } from '../../../parts/LoadingNotice';
import type { Loaded } from '../../../parts/loaded';

export interface SecurityCardProps {
  title: string;
  description: ReactNode;
  /** The state of the card, or its buttons. */
  action?: ReactNode;
  children?: ReactNode;
}

/** One card of the page: what it is about, and its content below. Style it by `.portico-security`. */
export function SecurityCard({ title, description, action, children }: SecurityCardProps) {
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAfterRemoval(card, heading);
  return (
    <section ref={card} className="portico-card portico-security" aria-labelledby={id}>
      <header className="portico-security-header">
        <div className="portico-settings-what">
          <h2 ref={heading} id={id} tabIndex={-1}>
            {title}
          </h2>
          <p>{description}</p>
        </div>
        {action}
      </header>
      {children}
    </section>
  );
}

export interface LoadedContentProps<Data> {
  loaded: Loaded<Data>;
  onRetry: () => void;
  children: (data: Data) => ReactNode;
}

/** The content of a card once it is loaded; before, its skeleton, and after a failure, why. */
export function LoadedContent<Data>({ loaded, onRetry, children }: LoadedContentProps<Data>) {
  if (loaded.phase === 'ready') return children(loaded.data);
  if (loaded.phase === 'loading') {
    return (
      <>
        <RowsSkeleton />
        <LoadingNotice />
      </>
    );
  }
  return (
    <div className="portico-security-notice">
      <LoadFailed error={loaded.error} onRetry={onRetry} />
    </div>
  );
}

const widths = ['34%', '42%', '28%'];

/** The placeholder of a card's rows. */
function RowsSkeleton() {
  const t = useTranslate();
  return (
    <div className="portico-security-skeleton" role="status" aria-label={t('common.states.loading')}>
      {widths.map((width) => (
        <div key={width}>
          <Skeleton width="36px" height="36px" round />
          <Skeleton width={width} height="16px" />
          <Skeleton width="96px" height="16px" />
        </div>
      ))}
    </div>
  );
}
