import type { AuditColumn } from '../../../../contract';
import { textFilterOf } from '../audit-columns';
import { useAuditsStore } from '../use-audits';

/** Sets the filter of a column; an empty text removes it. */
export function useSetText(): (column: AuditColumn, text: string) => void {
  const store = useAuditsStore();
  return (column, text) => {
    const name = textFilterOf(column);
    if (!name) return;
    const { query, list } = store.getState();
    const { [name]: _, ...others } = query.texts;
    void list({ texts: text ? { ...others, [name]: text } : others, page: 0 });
  };
}
