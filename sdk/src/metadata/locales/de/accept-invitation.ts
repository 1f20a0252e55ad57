/** German texts of accepting an invitation. */
export const acceptInvitation = {
  title: 'Ihre Einladung wird geprüft',
  prestepTitle: 'Sie sind eingeladen',
  prestepDescription: 'Nehmen Sie die Einladung an, um zum Team zu gehören.',
  namedTitle: 'Zum Team von {{name}}',
  namedDescription: 'Das Team von {{name}} möchte Sie dabeihaben.',
  prestepButtonText: 'Einladung annehmen',
  passwordMessage: 'Wählen Sie ein Passwort, das Sie sonst nirgends verwenden.',
  acceptInvitationOtcTitle: 'Code der Einladung eingeben',
  acceptInvitationOtcMessage: 'Geben Sie den 6-stelligen Code aus Ihrer Einladung ein.',
  noCodeQuestion: 'Der Code funktioniert nicht?',
  otherMailLink: 'Neue Einladung anfordern',
  otherTitle: 'Sie sind als jemand anderes angemeldet',
  otherMessage:
    'Diese Einladung ist nicht für {{identifier}}. Melden Sie sich ab, um sie anzunehmen, oder lassen Sie sie für später liegen.',
  otherSignOut: 'Abmelden und weiter',
  otherStay: 'Angemeldet bleiben',
  successTitle: 'Sie gehören jetzt zum Team',
  namedSuccessTitle: 'Willkommen bei {{name}}',
  successMessage: 'Wir bringen Sie zu Ihrer Anwendung.',
  signInMessage: 'Ihre Einladung ist angenommen. Jetzt melden Sie sich noch an.',
  signInNow: 'Jetzt anmelden',
  invalidTitle: 'Wir konnten Ihre Einladung nicht prüfen',
  invalidMessage:
    'Der Link ist unvollständig. Öffnen Sie ihn noch einmal aus der E-Mail oder kopieren Sie ihn ganz in die Adresszeile.',
  invalidBackToLoginButton: 'Zurück zur Anmeldung',
  failedTitle: 'Diese Einladung gilt nicht mehr',
  failedMessage:
    'Sie ist abgelaufen, durch eine neuere ersetzt oder schon angenommen. Gehören Sie schon zum Team, melden Sie sich an. Sonst geben Sie Ihre E-Mail-Adresse ein, dann schicken wir Ihnen eine neue.',
  resendButton: 'Neue Einladung schicken',
  mailSentTitle: 'Schauen Sie in Ihr Postfach',
  mailSentMessage: 'Wenn {{identifier}} eingeladen ist, ist eine neue E-Mail unterwegs.',
} as const;
