/** German texts of a sign-in over a page whose input stays. */
export const interrupted = {
  title: 'Ihre Sitzung ist beendet',
  message: 'Melden Sie sich wieder an, um fortzufahren. Ihre Eingaben sind noch da.',
  signOut: 'Abmelden',
} as const;
