import { create } from 'zustand';

interface TextsState {
  search: string;
  onlyChanged: boolean;
  /** Typed, but not in the document because it would break the screen; by language and key. */
  held: Readonly<Record<string, string>>;
  find(search: string): void;
  showOnlyChanged(onlyChanged: boolean): void;
  /** Keeps what was typed until it is put right; `null` lets go of it. */
  hold(id: string, text: string | null): void;
}

/** What the texts editor remembers while other editors are open. */
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
