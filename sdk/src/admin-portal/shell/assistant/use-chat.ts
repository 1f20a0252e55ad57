import { createContext, useContext } from 'react';
import { type StoreApi, useStore } from 'zustand';
import type { Chat } from './chat-state';

/** Provides the conversation that the panel shows. */
export const ChatContext = createContext<StoreApi<Chat> | null>(null);

/** Selects from the conversation that the panel shows; renders again only when the selected value changes. */
export function useChat<T>(select: (chat: Chat) => T): T {
  const chat = useContext(ChatContext);
  if (!chat) throw new Error('useChat: no <AssistantPanel> above this component.');
  return useStore(chat, select);
}
