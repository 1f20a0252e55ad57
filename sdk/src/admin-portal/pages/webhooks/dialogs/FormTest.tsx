import { Send } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { useTranslate } from '../../../../app/context';
import { Button } from '../../../../ui/Button';
import { formErrors } from '../../../parts/form-schema';
import { TestResult } from './TestResult';
import { useTestWebhook } from './use-test-webhook';
import { deliverySchema } from './webhook-form';

/** Sends a sample to the typed address, before it is saved. */
export function FormTest() {
  const t = useTranslate();
  const test = useTestWebhook();
  const [problem, setProblem] = useState<string>();
  const send = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    const values = new FormData(form ?? undefined);
    const url = String(values.get('url') ?? '').trim();
    const secret = String(values.get('secret') ?? '');
    const errors = formErrors(deliverySchema(t), { url, secret });
    const found = errors.url ?? errors.secret;
    setProblem(found);
    if (!found) test.action.run({ url, secret: secret || null });
  };
  return (
    <div className="portico-webhook-test">
      <div className="portico-webhook-test-row">
        <Button variant="secondary" size="dense" pending={test.action.pending} onClick={send}>
          <Send size={16} aria-hidden="true" />
          <span>{t('adminPortal.webhooks_TestWebhook.send')}</span>
        </Button>
        <span className="portico-hint" role="status">
          {problem ?? t('adminPortal.webhooks_TestWebhook.hint')}
        </span>
      </div>
      <TestResult test={test} />
    </div>
  );
}
