import { useTranslate } from '../../app/context';
import { Skeleton } from '../../ui/Skeleton';

const rows = ['34%', '42%', '30%', '38%', '36%'];

/** The placeholder of a table, with the toolbar above it, in their layout. Styled by `list-page.css`. */
export function RowsSkeleton({ toolbar = true }: { toolbar?: boolean }) {
  const t = useTranslate();
  return (
    <div role="status" aria-label={t('common.states.loading')}>
      {toolbar && (
        <div className="portico-toolbar">
          <Skeleton width="240px" height="36px" />
        </div>
      )}
      {rows.map((width) => (
        <div key={width} className="portico-listing-skeleton-row">
          <Skeleton width={width} height="16px" />
          <Skeleton width="96px" height="16px" />
        </div>
      ))}
    </div>
  );
}
