/** German texts of impersonation. */
export const impersonate = {
  title: 'Als andere Person anmelden',
  message:
    'Eine Stunde lang sehen und tun Sie alles als diese Person. Es wird unter Ihrem eigenen Namen aufgezeichnet.',
  replaceMessage: 'Damit endet die Sitzung von {{identifier}} in diesem Browser.',
  continueButton: 'Als diese Person weiter',
  successTitle: 'Sie sind drin',
  successMessage: 'Wir bringen Sie zur Anwendung.',
  backButton: 'Zur Anwendung',
  failedTitle: 'Als diese Person können Sie sich nicht anmelden',
  failedMessage:
    'Ihre Rolle erlaubt es vielleicht nicht, oder die Person hat das Team verlassen. Beginnen Sie noch einmal in der Liste der Personen.',
  expiredTitle: 'Dieser Link funktioniert nicht mehr',
  expiredMessage:
    'Er ist unvollständig, abgelaufen oder wurde schon verwendet. Beginnen Sie noch einmal in der Liste der Personen.',
  impersonationIndicatorText: 'Sie handeln als {{identifier}}. Es wird unter Ihrem eigenen Namen festgehalten.',
  stopImpersonatingButton: 'Beenden',
} as const;
