import { plain } from './plain-text';
import type { Option } from './use-option-search';

/** An option with further texts that a search finds it by, such as a code. */
export interface SearchOption extends Option {
  keywords?: string;
}

/** The options with the query in their name or keywords; names that begin with it come first. */
export function searchOptions<O extends SearchOption>(options: readonly O[], query: string): readonly O[] {
  const wanted = plain(query);
  const found = options.filter(({ name, keywords = '' }) => plain(`${name} ${keywords}`).includes(wanted));
  const begins = ({ name }: O) => Number(plain(name).startsWith(wanted));
  return found.sort((one, other) => begins(other) - begins(one));
}
