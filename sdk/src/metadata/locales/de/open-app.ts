/** German texts of opening the mobile app from the phone's browser. */
export const openApp = {
  title: 'Die App wird geöffnet',
  description: 'Wenn nichts passiert, tippen Sie auf die Schaltfläche.',
  buttonText: 'App öffnen',
  unansweredTitle: 'Die App hat sich nicht geöffnet',
  unansweredDescription: 'Prüfen Sie, ob sie auf diesem Gerät installiert ist, und versuchen Sie es noch einmal.',
  refusedTitle: 'Diese Adresse können wir nicht öffnen',
  refusedDescription:
    'Der Link ist unvollständig oder führt an einen Ort, dem wir nicht trauen. Öffnen Sie die App selbst, um fortzufahren.',
  backToLogin: 'Zurück zur Anmeldung',
} as const;
