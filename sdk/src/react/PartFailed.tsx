import { AppRoot, type AppRootProps } from '../app/AppRoot';
import { useTranslate } from '../app/context';
import { Alert } from '../ui/Alert';
import { Button } from '../ui/Button';
import baseCss from '../ui/base.css?inline';

const css = [baseCss];

export interface PartFailedProps {
  part: AppRootProps['part'];
  onRetry: () => void;
}

/** Replaces a part of the SDK that failed to render, with a message and a retry button. */
export function PartFailed({ part, onRetry }: PartFailedProps) {
  const t = useTranslate();
  return (
    <AppRoot part={part} css={css}>
      <Alert
        focusOn
        title={t('common.errors.screenFailedTitle')}
        action={<Button onClick={onRetry}>{t('common.actions.retry')}</Button>}
      >
        {t('common.errors.screenFailedMessage')}
      </Alert>
    </AppRoot>
  );
}
