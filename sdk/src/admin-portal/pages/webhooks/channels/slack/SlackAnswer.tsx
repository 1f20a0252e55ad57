import { useEffect, useRef, useState } from 'react';
import { useApp, useTranslate } from '../../../../../app/context';
import { RetryButton } from '../../../../../app/RetryButton';
import { Alert } from '../../../../../ui/Alert';
import { useNotify } from '../../../../../ui/Notifications';
import { ErrorAlert } from '../../../../parts/ErrorAlert';
import { useAction } from '../../../../parts/use-action';
import { usePageParams } from '../../../../shell/use-portal';
import { useSlack } from '../use-channels';
import { pendingSlackRedirects } from './slack-authorize';

/** What Slack has answered: a code, or why there is none. */
type Answer = { code: string } | 'cancelled' | 'notRequested';

/** Reads Slack's answer from the address once, connects the workspace with it, and says how that ended. */
export function SlackAnswer() {
  const answer = useSlackAnswer();
  const t = useTranslate();
  if (!answer) return null;
  if (typeof answer === 'object') return <Connecting key={answer.code} code={answer.code} />;
  return (
    <div className="portico-channels-notice">
      <Alert kind="warning">{t(`adminPortal.webhooks_Slack.${answer}`)}</Alert>
    </div>
  );
}

/** The answer in the address. It is removed from there, because a code is valid once and is a secret. */
function useSlackAnswer(): Answer | undefined {
  const app = useApp();
  const [{ code = '', state = '', error = '' }, setParams] = usePageParams();
  const [answer, setAnswer] = useState<Answer>();
  const read = useRef('');
  useEffect(() => {
    // A second run of this effect would find that the state is used already.
    if ((!code && !error) || read.current === state) return;
    read.current = state;
    const isRequested = pendingSlackRedirects(app).end(state) !== null;
    if (!isRequested) setAnswer('notRequested');
    else setAnswer(code ? { code } : 'cancelled');
    setParams({ code: '', state: '', error: '' });
  }, [app, code, state, error, setParams]);
  return answer;
}

function Connecting({ code }: { code: string }) {
  const t = useTranslate();
  const { toast } = useNotify();
  const postSlackCode = useSlack((slack) => slack.postSlackCode);
  const connect = useAction(
    () => postSlackCode(code),
    () => toast(t('adminPortal.webhooks_Slack.connected')),
  );
  const { run, pending, error, failures } = connect;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each code, which is the key of this component.
  useEffect(() => run(), []);
  if (pending) {
    return (
      <p className="portico-hint" role="status">
        {t('adminPortal.webhooks_Slack.connecting')}
      </p>
    );
  }
  if (!error) return null;
  return (
    <div className="portico-channels-notice">
      <ErrorAlert
        title={t('adminPortal.webhooks_Slack.connectFailed')}
        error={error}
        focusOn={failures}
        action={<RetryButton onRetry={run} />}
      />
    </div>
  );
}
