import { useTranslate } from '../../../../app/context';
import { SlowRequest } from '../../../../app/SlowRequest';
import type { Webhook } from '../../../../contract';
import { Button } from '../../../../ui/Button';
import { Dialog, DialogActions, DialogBody } from '../../../../ui/Dialog';
import { usePortalActions } from '../../../shell/use-portal';
import { TestResult } from './TestResult';
import { useTestWebhook } from './use-test-webhook';

/** Sends a sample to a webhook, and shows what its address answers. */
export function TestWebhookDialog({ webhook }: { webhook: Webhook }) {
  const t = useTranslate();
  const { closeDialog } = usePortalActions();
  const test = useTestWebhook();
  const { displayName: name, url, secret, payload } = webhook;
  const send = () => test.action.run({ url, secret: secret ?? null, ...(payload && { payload }) });
  return (
    <Dialog
      title={t('adminPortal.webhooks_TestWebhook.title', { name })}
      closeLabel={t('common.actions.close')}
      onClose={closeDialog}
    >
      <DialogBody>
        <p>{t('adminPortal.webhooks_TestWebhook.message')}</p>
        <code dir="ltr" translate="no" className="portico-json">
          {url}
        </code>
        <TestResult test={test} />
      </DialogBody>
      {test.action.pending && <SlowRequest onCancel={test.action.cancel} />}
      <DialogActions>
        <Button variant="secondary" onClick={closeDialog}>
          {t('common.actions.close')}
        </Button>
        <Button pending={test.action.pending} onClick={send} data-initial-focus>
          {t('adminPortal.webhooks_TestWebhook.send')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
