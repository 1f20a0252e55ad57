import { Sparkles } from 'lucide-react';
import { useCallback } from 'react';
import { getAssistantConfig } from '../../../../api/ai-assistant';
import { useApp, useSession, useTranslate } from '../../../../app/context';
import type { AssistantConfig } from '../../../../contract';
import { EmptyState } from '../../../../ui/EmptyState';
import { useLoaded } from '../../../parts/use-loaded';
import { useChat } from '../use-chat';
import { focusComposer } from './focus-composer';

/** Says what the assistant is for, and suggests questions. Without its configuration, there is just the field. */
export function EmptyConversation() {
  const { http } = useApp();
  const t = useTranslate();
  const tenant = useSession((session) => session.activeTenant?.name ?? '');
  const [config] = useLoaded(useCallback(() => getAssistantConfig(http), [http]));
  const agent = config.phase === 'ready' ? config.data.agents?.[0] : undefined;
  return (
    <div className="portico-assistant-empty">
      <EmptyState
        icon={<Sparkles size={20} />}
        title={t('adminPortal.assistant.emptyTitle')}
        description={t('adminPortal.assistant.emptyText', { tenant })}
      />
      {agent && <Suggestions agent={agent} />}
      {agent && <Abilities agent={agent} />}
    </div>
  );
}

function Suggestions({ agent: { quickActions = [] } }: { agent: AssistantConfig }) {
  const t = useTranslate();
  const ask = useChat((chat) => chat.ask);
  return (
    <ul className="portico-assistant-suggestions" aria-label={t('adminPortal.assistant.suggestions')}>
      {quickActions.map(({ title, prompt }) => (
        <li key={prompt}>
          <button
            type="button"
            dir="auto"
            onClick={(event) => {
              focusComposer(event.currentTarget);
              void ask(prompt);
            }}
          >
            {inLanguage(title, t.language) ?? prompt}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Abilities({ agent: { whatCanDo = {} } }: { agent: AssistantConfig }) {
  const t = useTranslate();
  const abilities = inLanguage(whatCanDo, t.language) ?? [];
  if (abilities.length === 0) return null;
  return (
    <section className="portico-assistant-abilities">
      <h3>{t('adminPortal.assistant.abilities')}</h3>
      <ul>
        {abilities.map((ability) => (
          <li key={ability} dir="auto">
            {ability}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The value for a language such as `de-AT`: its own, that of `de`, or the English one. */
function inLanguage<T>(values: Readonly<Record<string, T>>, language: string): T | undefined {
  return values[language] ?? values[language.replace(/-.*/, '')] ?? values.en;
}
