/** English texts of a dialog that edits something another user may change or delete meanwhile. */
export const portalEditDialog = {
  editDialog: {
    changedTitle: 'Another administrator changed this',
    changedText: 'Your entries are still here. Save them anyway, or load the current version and lose them.',
    loadCurrent: 'Load the current version',
    saveAnyway: 'Save anyway',
    goneText: 'Your entries are still here, but can no longer be saved.',
    closeGone: 'Close and reload the list',
  },
} as const;
