import type { Texts } from '../en';

/** German texts of a secret that is shown once. */
export const portalSecretOnce = {
  secretOnce: {
    masked: 'Verborgen',
    reveal: 'Anzeigen',
    hide: 'Verbergen',
    download: 'Herunterladen',
    storedLabel: 'Ich habe es sicher aufbewahrt',
    storedIsRequired: 'Bestätigen Sie, dass Sie es aufbewahrt haben. Es kann nicht noch einmal angezeigt werden.',
  },
} satisfies Partial<Texts['adminPortal']>;
