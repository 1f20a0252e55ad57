import type { ReactNode } from 'react';
import { useTranslate } from '../../../app/context';
import { Button } from '../../../ui/Button';
import { Spinner } from '../../../ui/Spinner';
import { useFlow } from '../../runtime/flow-context';
import { FlowAlert } from './FlowAlert';
import { Screen } from './Screen';

export interface WaitingScreenProps {
  title: string;
  /** The title after a failure. Default: `title`. */
  failedTitle?: string;
  message?: string;
  onRetry: () => void;
  /** Other actions after a failure, next to the retry. */
  children?: ReactNode;
}

/** A step that waits for one call: shows a spinner meanwhile, and after a failure its text and a retry. */
export function WaitingScreen({ title, failedTitle = title, message, onRetry, children }: WaitingScreenProps) {
  const t = useTranslate();
  const failed = useFlow((flow) => flow.error !== null);
  const pending = useFlow((flow) => flow.pending);
  if (!failed) {
    return (
      <Screen title={title} message={message} art={<Spinner size={24} label={t('common.states.loading')} />}>
        {children}
      </Screen>
    );
  }
  return (
    <Screen title={failedTitle}>
      <FlowAlert />
      <Button wide pending={pending} onClick={onRetry}>
        {t('common.actions.retry')}
      </Button>
      {children}
    </Screen>
  );
}
