import { create } from 'zustand';

interface TextsState {
  search: string;
  onlyChanged: boolean;
  /** Typed texts that are not in the document because they are invalid, by language and key. */
  invalidTexts: Readonly<Record<string, string>>;
  find(search: string): void;
  showOnlyChanged(onlyChanged: boolean): void;
  /** Stores a typed text until it is valid; `null` removes it. */
  setInvalidText(id: string, text: string | null): void;
}

/** State of the texts editor that outlives the editor. */
export const useTexts = create<TextsState>()((set, get) => ({
  search: '',
  onlyChanged: false,
  invalidTexts: {},
  find: (search) => set({ search }),
  showOnlyChanged: (onlyChanged) => set({ onlyChanged }),
  setInvalidText(id, text) {
    if (text === null && !(id in get().invalidTexts)) return;
    const { [id]: _, ...others } = get().invalidTexts;
    set({ invalidTexts: text === null ? others : { ...others, [id]: text } });
  },
}));
