import { useTranslate } from '../../../../app/context';
import { Skeleton } from '../../../../ui/Skeleton';

const rows = ['34%', '46%', '28%', '40%'];

/** The placeholder of the tokens, in the layout of their table. */
export function TokensSkeleton() {
  const t = useTranslate();
  return (
    <div className="portico-tokens-skeleton" role="status" aria-label={t('common.states.loading')}>
      {rows.map((width) => (
        <div key={width}>
          <Skeleton width={width} height="16px" />
          <Skeleton width="120px" height="16px" />
          <Skeleton width="72px" height="16px" />
        </div>
      ))}
    </div>
  );
}
