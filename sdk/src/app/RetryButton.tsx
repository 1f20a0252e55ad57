import { Button } from '../ui/Button';
import { useTranslate } from './context';

export interface RetryButtonProps {
  onRetry: () => void;
  /** Whether an attempt is in progress. */
  pending?: boolean;
}

/** Retry button of every message about a failed load. */
export function RetryButton({ onRetry, pending }: RetryButtonProps) {
  const t = useTranslate();
  return (
    <Button variant="secondary" size="dense" pending={pending} onClick={onRetry}>
      {t('common.actions.retry')}
    </Button>
  );
}
