import type { StoreApi } from 'zustand/vanilla';
import type { App } from '../../../app/app';
import { hasUnsavedChanges } from '../../../app/leave-page';
import type { AnyPortalState } from '../../../app/portal-state';
import { createChat } from './chat';
import type { Chat } from './chat-state';

/** The assistant of one user in one tenant. Its conversations go on while the panel is closed. */
export interface Assistant {
  /** The conversation with this id; a new one if it is empty. */
  chat(id: string): StoreApi<Chat>;
  /** Id of the conversation that was shown last. */
  lastId(): string;
  /** Forgets the new conversation, so that the next one is empty. */
  show(id: string): void;
}

type Portal = StoreApi<AnyPortalState>;

const assistants = new WeakMap<Portal, { owner: string; assistant: Assistant }>();

/** The assistant of the signed-in user. Another user or tenant gets another one. */
export function assistantOf(app: App): Assistant {
  const { user, activeTenant } = app.session.store.getState();
  const owner = `${user?.id} ${activeTenant?.tenantId}`;
  const known = assistants.get(app.portal);
  if (known?.owner === owner) return known.assistant;
  const assistant = createAssistant(app);
  assistants.set(app.portal, { owner, assistant });
  return assistant;
}

function createAssistant({ http, portal }: App): Assistant {
  const chats = new Map<string, StoreApi<Chat>>();
  let lastId = '';

  function add(id: string): StoreApi<Chat> {
    const chat = createChat(http, id, {
      onStarted(startedId) {
        chats.delete('');
        chats.set(startedId, chat);
        if (lastId === '') lastId = startedId;
        addressStarted(portal, startedId);
      },
      onChanged: () => reloadPage(portal),
    });
    chats.set(id, chat);
    return chat;
  }

  return {
    chat: (id) => chats.get(id) ?? add(id),
    lastId: () => lastId,
    show: (id) => {
      lastId = id;
    },
  };
}

/** Gives the open panel the address of the conversation that was new until now. */
function addressStarted(portal: Portal, conversation: string): void {
  const { dialog } = portal.getState();
  if (dialog.kind === 'assistant' && dialog.conversation === '') {
    portal.setState({ dialog: { ...dialog, conversation } });
  }
}

/** Loads the page again, unless that would lose what the user has typed. */
function reloadPage(portal: Portal): void {
  if (!hasUnsavedChanges(portal)) portal.setState(({ changes = 0 }) => ({ changes: changes + 1 }));
}
