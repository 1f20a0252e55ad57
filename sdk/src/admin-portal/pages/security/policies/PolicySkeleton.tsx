import { useTranslate } from '../../../../app/context';
import { Skeleton } from '../../../../ui/Skeleton';

const rows = ['54%', '38%', '46%'];

/** The placeholder of the policies of a tab, in their layout. */
export function PolicySkeleton() {
  const t = useTranslate();
  return (
    <div className="portico-card portico-policies" role="status" aria-label={t('common.states.loading')}>
      {rows.map((width) => (
        <div key={width} className="portico-policy">
          <div className="portico-policy-texts">
            <Skeleton width="120px" height="14px" />
            <Skeleton width={width} height="18px" />
          </div>
        </div>
      ))}
    </div>
  );
}
