import type { Texts } from '../en';

type Flow = 'acceptInvitation' | 'impersonate' | 'openApp' | 'approvalFlow' | 'mobileAuthenticator';

/** German texts of invitations, impersonation and other small flows. */
export const joining: Pick<Texts['loginBox'], Flow> = {
  acceptInvitation: {
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
  },
  impersonate: {
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
  },
  openApp: {
    title: 'Die App wird geöffnet',
    description: 'Wenn nichts passiert, tippen Sie auf die Schaltfläche.',
    buttonText: 'App öffnen',
    unansweredTitle: 'Die App hat sich nicht geöffnet',
    unansweredDescription: 'Prüfen Sie, ob sie auf diesem Gerät installiert ist, und versuchen Sie es noch einmal.',
    refusedTitle: 'Diese Adresse können wir nicht öffnen',
    refusedDescription:
      'Der Link ist unvollständig oder führt an einen Ort, dem wir nicht trauen. Öffnen Sie die App selbst, um fortzufahren.',
    backToLogin: 'Zurück zur Anmeldung',
  },
  approvalFlow: {
    title: 'Eine Anfrage wartet auf Sie',
    description: 'Stimmen Sie nur zu, wenn Sie wissen, wer fragt und warum.',
    requester: 'Angefragt von',
    requestDate: 'Angefragt am',
    approve: 'Zustimmen',
    reject: 'Ablehnen',
    successTitle: 'Zugestimmt',
    successDescription: '{{requester}} erfährt es per E-Mail. Sie können diese Seite schließen.',
    rejectedTitle: 'Abgelehnt',
    rejectedDescription: '{{requester}} erfährt es per E-Mail. Sie können diese Seite schließen.',
    failedTitle: 'Ihre Entscheidung wurde nicht gespeichert',
    failedDescription: 'Noch hat sich nichts geändert. Versuchen Sie es gleich noch einmal.',
    invalidLinkTitle: 'Diese Anfrage ist nicht mehr offen',
    invalidLinkDescription:
      'Der Link ist unvollständig oder abgelaufen, oder jemand aus Ihrem Team hat schon entschieden.',
    pendingTitle: 'Das Team muss noch zustimmen',
    pendingMessage:
      'Ihre Anfrage ist gesendet. Sobald jemand aus dem Team zugestimmt hat, bekommen Sie eine E-Mail; dann können Sie sich anmelden.',
    stillPending: 'Noch nicht zugestimmt. Sie müssen nichts weiter tun.',
    checkAgain: 'Noch einmal prüfen',
  },
  mobileAuthenticator: {
    title: 'Dieses Konto in Ihre Authenticator‑App aufnehmen',
    description: 'Die App auf diesem Telefon zeigt dann die Codes, mit denen Sie sich anmelden.',
    account: 'Konto',
    issuer: 'Von',
    openButton: 'Authenticator‑App öffnen',
    noAppTitle: 'Nichts passiert?',
    noAppMessage:
      'Sie brauchen eine App, die Einmalcodes erzeugt. Suchen Sie im App-Store Ihres Telefons nach „Authenticator“ und kommen Sie dann auf diese Seite zurück.',
    byHandMessage: 'Oder nehmen Sie das Konto in der App von Hand auf, mit diesem Schlüssel:',
    copyKey: 'Schlüssel kopieren',
    keyCopied: 'Schlüssel kopiert',
    nextMessage: 'Geben Sie danach den Code, den die App zeigt, dort ein, wo Sie den zweiten Schritt einrichten.',
    invalidTitle: 'Hier lässt sich kein Konto aufnehmen',
    invalidDescription:
      'Der Link ist unvollständig oder keiner für eine Authenticator-App. Gehen Sie dorthin zurück, wo Sie den zweiten Schritt einrichten, und scannen Sie den Code noch einmal.',
  },
};
