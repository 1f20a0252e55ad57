import type { Texts } from '../en';

/** German texts of a dialog that edits something another user may change or delete meanwhile. */
export const portalEditDialog = {
  editDialog: {
    changedTitle: 'Das wurde inzwischen von jemand anderem geändert',
    changedText:
      'Ihre Eingaben sind noch da. Speichern Sie sie trotzdem, oder laden Sie die aktuelle Fassung und verwerfen sie.',
    loadCurrent: 'Aktuelle Fassung laden',
    saveAnyway: 'Trotzdem speichern',
    goneText: 'Ihre Eingaben sind noch da, lassen sich aber nicht mehr speichern.',
    closeGone: 'Schließen und Liste neu laden',
  },
} satisfies Partial<Texts['adminPortal']>;
