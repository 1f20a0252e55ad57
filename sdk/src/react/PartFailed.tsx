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

/** Stands in for a part of the kit that could not be shown: says so, and tries again. */
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
