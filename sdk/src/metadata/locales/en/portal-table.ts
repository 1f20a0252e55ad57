/** English texts of the tables of the portal. */
export const portalTable = {
  table: {
    columns: 'Columns',
    chooseColumns: 'Columns and density',
    layoutOf: 'Layout of {{table}}',
    moveUp: 'Move {{column}} up',
    moveDown: 'Move {{column}} down',
    compact: 'Compact rows',
    columnWidth: 'Width of {{column}}',
    resetToDefault: 'Reset to default',
    exportCsv: 'Export CSV',
    exportSelected: 'Export selection',
    exported_one: '{{count}} row is in the file.',
    exported_other: '{{count}} rows are in the file.',
    selectAllRows: 'Select all {{count}}',
  },
} as const;
