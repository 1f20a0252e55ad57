import { create } from 'zustand';

interface TextsState {
  search: string;
  onlyChanged: boolean;
  /** Typed texts that are not in the document because they are invalid, by language and key. */
  held: Readonly<Record<string, string>>;
  find(search: string): void;
  showOnlyChanged(onlyChanged: boolean): void;
  /** Stores a typed text until it is valid; `null` removes it. */
  hold(id: string, text: string | null): void;
}

/** State of the texts editor that is kept while other editors are open. */
export const useTexts = create<TextsState>()((set, get) => ({
  search: '',
  onlyChanged: false,
  held: {},
  find: (search) => set({ search }),
  showOnlyChanged: (onlyChanged) => set({ onlyChanged }),
  hold(id, text) {
    if (text === null && !(id in get().held)) return;
    const { [id]: _, ...others } = get().held;
    set({ held: text === null ? others : { ...others, [id]: text } });
  },
}));
