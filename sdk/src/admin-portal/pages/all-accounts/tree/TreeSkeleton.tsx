import { useTranslate } from '../../../../app/context';
import { Skeleton } from '../../../../ui/Skeleton';
import { LoadingNotice } from '../../../parts/LoadingNotice';

const rows = ['34%', '42%', '30%', '38%', '36%', '28%'];

/** The placeholder of the accounts, in the layout of their table. */
export function TreeSkeleton() {
  const t = useTranslate();
  return (
    <>
      <div className="portico-accounts-skeleton" role="status" aria-label={t('common.states.loading')}>
        {rows.map((width) => (
          <div key={width}>
            <Skeleton width="24px" height="24px" />
            <Skeleton width={width} height="16px" />
            <Skeleton width="64px" height="16px" />
          </div>
        ))}
      </div>
      <LoadingNotice />
    </>
  );
}
