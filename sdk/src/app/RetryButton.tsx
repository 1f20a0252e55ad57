import { Button } from '../ui/Button';
import { useTranslate } from './context';

export interface RetryButtonProps {
  onRetry: () => void;
  /** An attempt is under way. */
  pending?: boolean;
}

/** The button of every message about something that could not be loaded. */
export function RetryButton({ onRetry, pending }: RetryButtonProps) {
  const t = useTranslate();
  return (
    <Button variant="secondary" size="dense" pending={pending} onClick={onRetry}>
      {t('common.actions.retry')}
    </Button>
  );
}
