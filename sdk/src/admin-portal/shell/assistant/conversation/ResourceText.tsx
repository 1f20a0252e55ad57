import { useCallback } from 'react';
import { getAssistantResource } from '../../../../api/ai-assistant';
import { useApp, useTranslate } from '../../../../app/context';
import { Skeleton } from '../../../../ui/Skeleton';
import { LoadFailed } from '../../../parts/LoadFailed';
import { useLoaded } from '../../../parts/use-loaded';
import { useChat } from '../use-chat';
import { AnswerText } from './AnswerText';

/** What an answer refers to, such as a table of users. */
export function ResourceText({ id }: { id: string }) {
  const { http } = useApp();
  const t = useTranslate();
  const conversation = useChat((chat) => chat.id);
  const load = useCallback(() => getAssistantResource(http, conversation, id), [http, conversation, id]);
  const [resource, reload] = useLoaded(load);
  if (resource.phase === 'loading') return <Skeleton height="64px" />;
  if (resource.phase === 'failed') {
    return <LoadFailed title={t('adminPortal.assistant.resourceFailed')} error={resource.error} onRetry={reload} />;
  }
  return <AnswerText text={resource.data.content ?? ''} />;
}
