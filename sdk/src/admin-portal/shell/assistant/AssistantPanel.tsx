import { ArrowLeft, MessagesSquare, SquarePen } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useApp, useTranslate } from '../../../app/context';
import type { LazyContent } from '../../../app/lazy/lazy-component';
import { Button } from '../../../ui/Button';
import { SidePanel } from '../../../ui/SidePanel';
import sidePanelCss from '../../../ui/side-panel.css?inline';
import { usePortalActions } from '../use-portal';
import { assistantOf } from './assistant';
import css from './assistant.css?inline';
import { ALL_CONVERSATIONS, type AssistantDialog } from './assistant-dialogs';
import { ConversationList } from './ConversationList';
import { Conversation } from './conversation/Conversation';
import { ChatContext } from './use-chat';

/** The assistant: one conversation, or the list of all. */
function AssistantPanel({ conversation }: AssistantDialog) {
  const t = useTranslate();
  const { closeDialog } = usePortalActions();
  const showsList = conversation === ALL_CONVERSATIONS;
  return (
    <SidePanel
      title={t(showsList ? 'adminPortal.assistant.conversations' : 'adminPortal.assistant.title')}
      closeLabel={t('common.actions.close')}
      onClose={closeDialog}
    >
      <Toolbar showsList={showsList} />
      {showsList ? <ConversationList /> : <ShownConversation id={conversation} />}
    </SidePanel>
  );
}

function ShownConversation({ id }: { id: string }) {
  const assistant = assistantOf(useApp());
  const chat = assistant.chat(id);
  useEffect(() => assistant.show(id), [assistant, id]);
  return (
    <ChatContext.Provider value={chat}>
      <Conversation />
    </ChatContext.Provider>
  );
}

function Toolbar({ showsList }: { showsList: boolean }) {
  const t = useTranslate();
  const app = useApp();
  const { openDialog } = usePortalActions();
  const show = (conversation: string) => openDialog({ kind: 'assistant', conversation } satisfies AssistantDialog);
  return (
    <div className="portico-assistant-toolbar">
      {showsList ? (
        <ToolbarButton icon={<ArrowLeft size={16} />} onPress={() => show(assistantOf(app).lastId())}>
          {t('adminPortal.assistant.back')}
        </ToolbarButton>
      ) : (
        <ToolbarButton icon={<MessagesSquare size={16} />} onPress={() => show(ALL_CONVERSATIONS)}>
          {t('adminPortal.assistant.conversations')}
        </ToolbarButton>
      )}
      <ToolbarButton icon={<SquarePen size={16} />} onPress={() => show('')}>
        {t('adminPortal.assistant.newConversation')}
      </ToolbarButton>
    </div>
  );
}

function ToolbarButton({ icon, onPress, children }: { icon: ReactNode; onPress: () => void; children: string }) {
  return (
    <Button variant="quiet" size="dense" onClick={onPress}>
      {icon}
      <span>{children}</span>
    </Button>
  );
}

/** The chunk of the panel. Its texts come with the button. */
export const content: LazyContent<AssistantDialog> = {
  component: AssistantPanel,
  texts: {},
  css: sidePanelCss + css,
};
