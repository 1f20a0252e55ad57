import { useTranslate } from '../../../../app/context';
import { RetryButton } from '../../../../app/RetryButton';
import type { ApiError } from '../../../../core/errors';
import { Alert } from '../../../../ui/Alert';
import { ErrorAlert } from '../../../parts/ErrorAlert';
import { useChat } from '../use-chat';

/** Says why the answer did not arrive, and requests it again. The question stays above. */
export function AnswerFailed({ error }: { error: ApiError | undefined }) {
  const t = useTranslate();
  const retry = useChat((chat) => chat.retry);
  const title = t('adminPortal.assistant.failed');
  const action = <RetryButton onRetry={() => void retry()} />;
  if (error) return <ErrorAlert title={title} error={error} action={action} />;
  return (
    <Alert kind="warning" title={title} action={action}>
      {t('adminPortal.assistant.failedText')}
    </Alert>
  );
}
