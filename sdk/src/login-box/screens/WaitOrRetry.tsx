import { useTranslate } from '../../app/context';
import { Button } from '../../ui/Button';
import { Spinner } from '../../ui/Spinner';
import { useFlow } from '../flow-context';
import { FlowAlert } from './FlowAlert';

/** The content of a step that only finds something out: a spinner, or what went wrong with another try. */
export function WaitOrRetry({ onRetry }: { onRetry: () => void }) {
  const t = useTranslate();
  const failed = useFlow((flow) => flow.error !== null);
  if (!failed) return <Spinner size={24} label={t('common.states.loading')} />;
  return (
    <>
      <FlowAlert />
      <Button wide onClick={onRetry}>
        {t('common.actions.retry')}
      </Button>
    </>
  );
}
