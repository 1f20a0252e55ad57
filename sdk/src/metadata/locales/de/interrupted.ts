/** German texts of a sign-in or a step-up over a page whose input stays. */
export const interrupted = {
  title: 'Ihre Sitzung ist beendet',
  message: 'Melden Sie sich wieder an, um fortzufahren. Ihre Eingaben sind noch da.',
  signOut: 'Abmelden',
  confirmTitle: 'Noch eine Bestätigung',
  confirmMessage: 'Dafür ist Ihr zweiter Schritt nötig. Ihre Eingaben sind noch da.',
  cancel: 'Abbrechen',
} as const;
