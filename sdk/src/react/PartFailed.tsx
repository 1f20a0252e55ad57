import { useTranslate } from '../app/context';
import { KitRoot, type KitRootProps } from '../app/KitRoot';
import { Alert } from '../ui/Alert';
import { Button } from '../ui/Button';
import baseCss from '../ui/base.css?inline';

const css = [baseCss];

export interface PartFailedProps {
  part: KitRootProps['part'];
  onRetry: () => void;
}

/** Replaces a part of the SDK that failed to render, with a message and a retry button. */
export function PartFailed({ part, onRetry }: PartFailedProps) {
  const t = useTranslate();
  return (
    <KitRoot part={part} css={css}>
      <Alert
        focusOn
        title={t('common.errors.screenFailedTitle')}
        action={<Button onClick={onRetry}>{t('common.actions.retry')}</Button>}
      >
        {t('common.errors.screenFailedMessage')}
      </Alert>
    </KitRoot>
  );
}
