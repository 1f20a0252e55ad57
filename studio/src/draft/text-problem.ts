/** How the placeholders of a text differ from those of its default. */
export interface PlaceholderCheck {
  /** In the default, not in the own text: its value would not be displayed. */
  dropped: string[];
  /** Only in the own text: it has no value. */
  added: string[];
  /** Unbalanced braces. */
  broken: boolean;
}

const placeholder = /\{\{\s*([\w.-]+)\s*\}\}/g;

/** Names between double braces, each once, in order. */
export function placeholdersOf(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(placeholder), (match) => match[1] as string))];
}

export function checkPlaceholders(standard: string, own: string): PlaceholderCheck {
  const wanted = placeholdersOf(standard);
  const found = placeholdersOf(own);
  return {
    dropped: wanted.filter((name) => !found.includes(name)),
    added: found.filter((name) => !wanted.includes(name)),
    broken: /\{\{|\}\}/.test(own.replace(placeholder, '')),
  };
}

/** Maximum length of an own text, in characters; longer ones are documents, not labels. */
const TEXT_LIMIT = 2_000;

/** One sentence that describes why an own text can't be used, or `null`. */
export function textProblem(standard: string, own: string): string | null {
  if (own.length > TEXT_LIMIT)
    return `This text has ${own.length.toLocaleString('en')} characters; at most ${TEXT_LIMIT.toLocaleString('en')} fit.`;
  const check = checkPlaceholders(standard, own);
  const unfilled = unfilledProblem(check);
  if (unfilled !== null || check.dropped.length === 0) return unfilled;
  return `${list(check.dropped)} is missing, so its value would vanish from the screen.`;
}

/** One sentence that names the placeholders of an own text that get no value, or `null`. */
export function unfilledProblem({ added, broken }: PlaceholderCheck): string | null {
  if (broken) return 'A placeholder is not closed: write it as {{name}}.';
  return added.length > 0 ? `${list(added)} would never be filled in: this text has no such value.` : null;
}

function list(names: readonly string[]): string {
  return names.map((name) => `{{${name}}}`).join(', ');
}
