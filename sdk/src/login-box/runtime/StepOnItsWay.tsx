import { useTranslate } from '../../app/context';
import { Spinner } from '../../ui/Spinner';

/** Holds the place of a step whose code is being downloaded. */
export function StepOnItsWay() {
  const t = useTranslate();
  return (
    <div className="portico-steps portico-loader">
      <Spinner size={24} label={t('common.states.loading')} />
    </div>
  );
}
