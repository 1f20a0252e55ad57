import { useTranslate } from '../../../../app/context';
import { Skeleton } from '../../../../ui/Skeleton';
import { LoadingNotice } from '../../../parts/LoadingNotice';

/** Shown while the data of a form with a card is loading. */
export function FormSkeleton() {
  const t = useTranslate();
  return (
    <div className="portico-checkout-skeleton" role="status" aria-label={t('common.states.loading')}>
      <Skeleton height="72px" />
      <Skeleton height="40px" />
      <Skeleton height="40px" />
      <LoadingNotice />
    </div>
  );
}
