import { useTranslate } from '../../app/context';
import { Spinner } from '../../ui/Spinner';

/** The placeholder of a step whose chunk is loading. */
export function StepLoading() {
  const t = useTranslate();
  return (
    <div className="portico-steps portico-loader">
      <Spinner size={24} label={t('common.states.loading')} />
    </div>
  );
}
