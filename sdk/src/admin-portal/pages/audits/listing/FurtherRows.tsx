import { useEffect, useRef } from 'react';
import { useTranslate } from '../../../../app/context';
import { Button } from '../../../../ui/Button';
import { LoadFailed } from '../../../parts/LoadFailed';
import { useAudits } from '../use-audits';

/** Distance to the end of the list, in pixels, at which the next rows load. */
const AHEAD = 400;

/** The end of an endless list: the next rows load when it comes into view, or when the user presses the button. */
export function FurtherRows({ shown, total }: { shown: number; total: number }) {
  const t = useTranslate();
  const { loading, error } = useAudits((audits) => audits.further);
  const loadFurther = useAudits((audits) => audits.loadFurther);
  const hasMore = shown < total && !error;
  return (
    <div className="portico-further">
      {/* After a failure the user decides when to try again. With each further row the end is another element. */}
      {hasMore && <EndOfRows key={shown} onView={loadFurther} />}
      {error && <LoadFailed error={error} onRetry={() => void loadFurther()} />}
      <span className="portico-further-count">{t('adminPortal.auditLogs.shownOf', { shown, total })}</span>
      {hasMore && (
        <Button variant="secondary" size="dense" pending={loading} onClick={() => void loadFurther()}>
          {t('adminPortal.auditLogs.showMore')}
        </Button>
      )}
    </div>
  );
}

/** Calls a function when it comes near the view. */
function EndOfRows({ onView }: { onView: () => unknown }) {
  const end = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // The DOM of hosts' tests has no observer: the button remains.
    if (!end.current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && onView(), {
      rootMargin: `${AHEAD}px`,
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [onView]);
  return <span ref={end} aria-hidden="true" />;
}
