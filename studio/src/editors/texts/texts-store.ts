import { create } from 'zustand';

/** A typed text that is not in the document because it is invalid. */
interface InvalidText {
  text: string;
  /** The document's own text when this one was typed; another own text has replaced both. */
  over: string | undefined;
}

interface TextsState {
  search: string;
  onlyChanged: boolean;
  /** By language and key; read with {@link invalidTextOver}. */
  invalidTexts: Readonly<Record<string, InvalidText>>;
  /** Texts whose field has had the focus since the list was filtered, by language and key: they stay in the list. */
  usedTexts: ReadonlySet<string>;
  find(search: string): void;
  showOnlyChanged(onlyChanged: boolean): void;
  /** Stores a typed text until it is valid; `null` removes it. */
  setInvalidText(id: string, invalid: InvalidText | null): void;
  /** Keeps a text in the list until the next search: an edit must not remove the row that the user types in. */
  keepListed(id: string): void;
}

/** State of the texts editor that outlives the editor. */
export const useTexts = create<TextsState>()((set, get) => ({
  search: '',
  onlyChanged: false,
  invalidTexts: {},
  usedTexts: new Set(),
  find: (search) => set({ search, usedTexts: new Set() }),
  showOnlyChanged: (onlyChanged) => set({ onlyChanged, usedTexts: new Set() }),
  setInvalidText(id, invalid) {
    if (invalid === null && !(id in get().invalidTexts)) return;
    const { [id]: _, ...others } = get().invalidTexts;
    set({ invalidTexts: invalid === null ? others : { ...others, [id]: invalid } });
  },
  keepListed(id) {
    if (!get().usedTexts.has(id)) set({ usedTexts: new Set(get().usedTexts).add(id) });
  },
}));

/** The invalid text that was typed over `own`; none if the document has got another text since: by an import or undo. */
export function invalidTextOver(
  own: string | undefined,
  id: string,
  { invalidTexts }: Pick<TextsState, 'invalidTexts'>,
): string | undefined {
  const invalid = invalidTexts[id];
  return invalid?.over === own ? invalid?.text : undefined;
}

/** The id of a text in {@link useTexts}. */
export function textIdOf(language: string, key: string): string {
  return `${language} ${key}`;
}
