import type { DialogsOf } from '../../parts/page-definition';

/** What the panel shows instead of one conversation: the list of all. Ids of conversations are UUIDs. */
export const ALL_CONVERSATIONS = 'all';

/** State of the assistant's panel, over any page. `conversation` is empty for a new one. */
export type AssistantDialog = { kind: 'assistant'; conversation: string };

/** The panel, by its address: `users/assistant`, `users/assistant/all`, `users/assistant/{id}`. */
export const assistantDialogs = {
  assistant: (conversation) => ({ kind: 'assistant', conversation }),
} satisfies DialogsOf<AssistantDialog>;
