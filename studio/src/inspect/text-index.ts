/** Finds the source of a text on the screen: a text of the metadata, or a field of an answer. */
export interface TextIndex {
  /** Records a rendered text. */
  noteText(key: string, text: string): void;
  /** Records data that the screen may show: of an answer, or of the state that a flow starts in. */
  noteData(value: unknown): void;
  /** Keys of the texts that match, the most recently rendered first. */
  keysOf(text: string): string[];
  /** The key of a text, if it is the whole text of one key and of no other. */
  onlyKeyOf(text: string): string | null;
  /** Every key with a rendered text. */
  allKeys(): string[];
  /** Path of the field that contains the text. */
  fieldOf(text: string): string | null;
  clear(): void;
}

/** Limits for answers: deeper or longer ones hold lists of lists, and their first rows are enough. */
const MAX_DEPTH = 8;
const MAX_FIELDS = 5000;
/** Shorter texts occur in too many others. */
const MIN_PART = 4;

/** Creates an empty index. */
export function createTextIndex(): TextIndex {
  const keys = new Map<string, Set<string>>();
  const fields = new Map<string, string>();

  function noteValue(path: string, value: string | number): void {
    const text = normalise(String(value));
    if (text && path && !fields.has(text)) fields.set(text, path);
  }

  function noteField(path: string, value: unknown, depth: number): void {
    if (depth > MAX_DEPTH || fields.size > MAX_FIELDS) return;
    if (Array.isArray(value)) {
      for (const item of value) noteField(`${path}[]`, item, depth + 1);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, item] of Object.entries(value)) noteField(path ? `${path}.${key}` : key, item, depth + 1);
    } else if (typeof value === 'string') {
      noteValue(path, value);
      if (path.endsWith('name')) noteValue(`${path} (initials)`, initialsOf(value));
      if (value.startsWith('{')) noteField(path, parsed(value), depth + 1);
    } else if (typeof value === 'number') {
      noteValue(path, value);
    }
  }

  /** Texts that contain this one, the shortest first: the screen may split a sentence into several nodes. */
  function keysAround(part: string): string[] {
    if (part.length < MIN_PART) return [];
    const around = [...keys].filter(([text]) => text.includes(part)).sort(([a], [b]) => a.length - b.length);
    return around.slice(0, 3).flatMap(([, found]) => newestFirst(found));
  }

  return {
    noteText(key, text) {
      const shown = normalise(text);
      if (!shown) return;
      const found = keys.get(shown) ?? new Set();
      found.delete(key);
      keys.set(shown, found.add(key));
    },
    noteData: (value) => noteField('', value, 0),
    keysOf(phrase) {
      const text = normalise(phrase);
      if (!text) return [];
      const exact = keys.get(text);
      return exact ? newestFirst(exact) : keysAround(text);
    },
    onlyKeyOf(text) {
      const found = keys.get(normalise(text));
      return found?.size === 1 ? ([...found][0] ?? null) : null;
    },
    allKeys: () => [...new Set([...keys.values()].flatMap((found) => [...found]))],
    fieldOf: (text) => fields.get(normalise(text)) ?? null,
    clear() {
      keys.clear();
      fields.clear();
    },
  };
}

function normalise(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function newestFirst(keys: ReadonlySet<string>): string[] {
  return [...keys].reverse();
}

/** The initials that an avatar shows without a picture: first letters of the first and the last word. */
function initialsOf(name: string): string {
  const words = normalise(name).split(' ');
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends
    .map((word = '') => Array.from(word)[0] ?? '')
    .join('')
    .toUpperCase();
}

/** Some fields hold JSON as text; other text that starts like JSON is ignored. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
