/** German texts of the login box in a frame of another site. */
export const foreignFrame = {
  title: 'Diese Seite im eigenen Fenster öffnen',
  message:
    'Eine andere Website zeigt diese Seite in ihrer eigenen an. Zum Schutz Ihres Kontos können Sie sich hier nicht anmelden.',
  openButton: 'In diesem Fenster öffnen',
} as const;
