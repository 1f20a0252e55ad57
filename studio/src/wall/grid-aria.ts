import type { AriaAttributes, AriaRole } from 'react';

interface Aria extends AriaAttributes {
  role: AriaRole;
}

/**
 * Semantics of the wall: a grid with a row for each screen and a cell for each of its states. Only cards near the view
 * are rendered, so the grid names its size and each cell its position.
 */
export const gridAria = {
  grid: (rows: number): Aria => ({ role: 'grid', 'aria-label': 'Screens', 'aria-rowcount': rows }),
  row: (index: number, title: string): Aria => ({ role: 'row', 'aria-rowindex': index + 1, 'aria-label': title }),
  cell: (index: number, title: string, isSelected: boolean): Aria => ({
    role: 'gridcell',
    'aria-colindex': index + 1,
    'aria-label': title,
    'aria-selected': isSelected,
  }),
};
