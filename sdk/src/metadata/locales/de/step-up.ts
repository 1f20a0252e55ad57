/** German texts of the step-up route, which asks for the second factor again before sensitive actions. */
export const stepUp = {
  mfaTitle: 'Bestätigen Sie, dass Sie es sind',
  mfaSubtitle: 'Was Sie vorhaben, braucht Ihren zweiten Schritt.',
  stepUpMfaAuthenticatorAppTitle: 'Mit der Authenticator‑App bestätigen',
  moreWaysToAuthenticate: 'Anderen Weg wählen',
  mfaEmailCodeTitle: 'Per E-Mail bestätigen',
  mfaEmailCodeSubtitle: 'Geben Sie den 6-stelligen Code ein, den wir an {{email}} geschickt haben.',
  mfaSMSTitle: 'Per SMS bestätigen',
  mfaSMSSubtitle: 'Geben Sie den 6-stelligen Code ein, den wir an {{phoneNumber}} geschickt haben.',
  mfaSubmitButton: 'Bestätigen',
  noEnrolledMfaTitle: 'Sie brauchen zuerst einen zweiten Schritt',
  noEnrolledMfaDescriptionPart1: 'Was Sie vorhaben, braucht einen zweiten Schritt, und Ihr Konto hat noch keinen.',
  noEnrolledMfaDescriptionPart2:
    'Richten Sie in Ihren Sicherheits\u00adeinstellungen einen ein und versuchen Sie es dann noch einmal.',
  backToApplication: 'Zurück zur Anwendung',
  preparingTitle: 'Wir bestätigen, dass Sie es sind',
  preparingMessage: 'Das dauert einen Moment.',
  failedTitle: 'Wir konnten nicht bestätigen, dass Sie es sind',
  successTitle: 'Bestätigt',
  successMessage: 'Wir bringen Sie dorthin zurück, wo Sie waren.',
} as const;
