import type { KeyboardEvent } from 'react';
import type { TableTree } from './table-props';

/**
 * The keys of a tree: the arrow in the direction of writing opens a row, then goes to the first one below it; the other
 * arrow closes a row, or goes to the one above it in the tree.
 *
 * @returns The row that gets the focus; `undefined` for keys without a meaning here.
 */
export function movedInTree<Row>(
  event: KeyboardEvent,
  from: number,
  { rows, tree }: { rows: readonly Row[]; tree: TableTree<Row> | undefined },
): number | undefined {
  const row = rows[from];
  if (!tree || row === undefined || event.target !== event.currentTarget) return undefined;
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return undefined;
  const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
  const isForward = event.key === (isRtl ? 'ArrowLeft' : 'ArrowRight');
  const isOpen = tree.isOpen(row);
  if (isOpen === !isForward) {
    tree.onToggle(row);
    return from;
  }
  if (isForward) return isOpen ? from + 1 : undefined;
  return rowAbove(from, rows, tree);
}

/** The row whose branch a row belongs to. */
function rowAbove<Row>(from: number, rows: readonly Row[], { levelOf }: TableTree<Row>): number | undefined {
  const levels = rows.slice(0, from + 1).map(levelOf);
  const above = levels.lastIndexOf((levels[from] ?? 1) - 1);
  return above < 0 ? undefined : above;
}
