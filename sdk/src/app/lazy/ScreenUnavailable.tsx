import { Alert, type AlertProps } from '../../ui/Alert';
import { useTranslate } from '../context';
import { RetryButton } from '../RetryButton';

export interface ScreenUnavailableProps extends Partial<Pick<AlertProps, 'title' | 'children' | 'focusOn'>> {
  onRetry: () => void;
}

/** Replaces a part of the SDK whose chunk could not be loaded or that failed to render. Default: takes the focus. */
export function ScreenUnavailable({ onRetry, title, children, focusOn = true }: ScreenUnavailableProps) {
  const t = useTranslate();
  return (
    <Alert
      title={title ?? t('common.errors.screenFailedTitle')}
      focusOn={focusOn}
      action={<RetryButton onRetry={onRetry} />}
    >
      {children ?? t('common.errors.screenFailedMessage')}
    </Alert>
  );
}
