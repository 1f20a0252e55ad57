import { useTranslate } from '../../../../app/context';
import type { TestWebhookResponse } from '../../../../contract';
import { Alert } from '../../../../ui/Alert';
import { CodeBlock } from '../../../parts/CodeBlock';
import { ErrorAlert } from '../../../parts/ErrorAlert';
import { isAccepted } from '../deliveries';
import { layOut } from './lay-out';
import type { WebhookTest } from './use-test-webhook';

/** The outcome of a test: what the address answered, or why nothing was sent. */
export function TestResult({ test: { action, answer } }: { test: WebhookTest }) {
  const t = useTranslate();
  if (action.error) {
    return (
      <ErrorAlert
        title={t('adminPortal.webhooks_TestWebhook.notSent')}
        error={action.error}
        focusOn={action.failures}
      />
    );
  }
  return answer ? <Answer answer={answer} /> : null;
}

function Answer({ answer }: { answer: TestWebhookResponse }) {
  const t = useTranslate();
  const isOk = isAccepted(answer);
  const status = String(answer.statusCode);
  return (
    <div className="portico-webhook-answer">
      <Alert
        kind={isOk ? 'success' : 'error'}
        title={t(isOk ? 'adminPortal.webhooks_TestWebhook.succeeded' : 'adminPortal.webhooks_TestWebhook.failed')}
      >
        {t('adminPortal.webhooks_TestWebhook.answered', { status })}
      </Alert>
      <CodeBlock
        title={t('adminPortal.webhooks_TestWebhook.answer')}
        text={layOut(answer.body)}
        empty={t('adminPortal.webhooks_TestWebhook.emptyAnswer')}
      />
    </div>
  );
}
