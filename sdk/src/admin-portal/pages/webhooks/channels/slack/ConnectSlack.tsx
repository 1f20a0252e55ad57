import { useState } from 'react';
import { useApp, useTranslate } from '../../../../../app/context';
import { Button } from '../../../../../ui/Button';
import { useSlack } from '../use-channels';
import { type SlackObstacle, slackAuthorizeAddress } from './slack-authorize';

/** Leaves for Slack, where the user chooses a workspace, and says what to do if that fails. */
export function ConnectSlack({ label }: { label: string }) {
  const app = useApp();
  const t = useTranslate();
  const [problem, setProblem] = useState<SlackObstacle | 'scopeFailed'>();
  const pending = useSlack(({ slackChannels }) => slackChannels.isLoadingScope);
  const loadScope = useSlack((slack) => slack.loadScope);

  async function connect() {
    setProblem(undefined);
    const clientId = await loadScope();
    if (!clientId) return setProblem('scopeFailed');
    const address = slackAuthorizeAddress(app, clientId);
    if (typeof address === 'string') return setProblem(address);
    app.location.leave(address.href);
  }

  return (
    <span className="portico-slack-connect">
      <Button size="dense" pending={pending} onClick={() => void connect()}>
        {label}
      </Button>
      <span role="alert" className="portico-slack-problem">
        {problem && t(`adminPortal.webhooks_Slack.${problem}`)}
      </span>
    </span>
  );
}
