import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { useTranslate } from '../context';

/** Shown instead of a screen whose chunk could not be loaded. */
export function ScreenUnavailable({ onRetry }: { onRetry: () => void }) {
  const t = useTranslate();
  return (
    <Alert
      title={t('common.errors.screenFailedTitle')}
      focusOn="screen"
      action={
        <Button variant="secondary" size="dense" onClick={onRetry}>
          {t('common.actions.retry')}
        </Button>
      }
    >
      {t('common.errors.screenFailedMessage')}
    </Alert>
  );
}
