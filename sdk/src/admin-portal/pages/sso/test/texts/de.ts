import type { Texts } from '../../../../../metadata/locales/en';

/** German texts of the test of a connection. */
export const portalSsoTest = {
  sso_Test: {
    title: 'Anmeldung testen',
    description:
      'Sie melden sich bei Ihrem Anbieter an wie die Menschen in Ihrer Firma und kommen mit dem Ergebnis hierher zurück. Ihre eigene Anmeldung bleibt, wie sie ist.',
    start: 'Test starten',
    readOnly: 'Ihre Rolle erlaubt nicht, eine Verbindung zu testen.',
    notOn:
      'Nur eine eingeschaltete Verbindung lässt sich testen: Zu anderen Anbietern schickt der Dienst niemanden zur Anmeldung.',
    unfinishedTitle: 'Der letzte Test ist nicht zurückgekommen',
    unfinishedText:
      'Zeigt Ihr Anbieter einen Fehler, nimmt er die Anfrage nicht an: Vergleichen Sie die Werte des Schritts „Anbieter einrichten“ mit denen dort.',
    notStartedTitle: 'Der Test konnte nicht beginnen',
    notRouted:
      'Der Dienst schickt die Adressen Ihrer Domains nicht zu diesem Anbieter. Prüfen Sie, ob die Verbindung eingeschaltet ist und ihre Werte gespeichert sind.',
    storageBlocked:
      'Der Browser speichert nichts für diese Seite. Die Antwort wäre nicht von einer Anmeldung zu unterscheiden. Erlauben Sie das Speichern und versuchen Sie es noch einmal.',
    partialTitle: 'Ihr Anbieter antwortet',
    partialText: 'Was ein Browser prüfen kann, stimmt. Den Rest liest der Dienst erst bei einer echten Anmeldung.',
    rolesLabel: 'Rollen, die sich daraus ergeben',
  },
  sso_TestParts: {
    reached: 'Anbieter erreicht',
    answer: 'Antwort erhalten',
    signature: 'Signatur',
    issuer: 'Aussteller',
    audience: 'Empfänger',
    time: 'Zeit',
    email: 'E-Mail-Adresse',
    domain: 'Domain',
    attributes: 'Name',
    roles: 'Gruppen',
  },
  sso_TestOutcomes: {
    passed: 'Bestanden',
    warning: 'Bitte prüfen',
    failed: 'Fehlgeschlagen',
    skipped: 'Ausgelassen',
    skippedText: 'Nicht geprüft',
  },
  sso_TestProblems: {
    denied:
      'Der Anbieter hat die Anmeldung abgelehnt, oder sie wurde abgebrochen ({{found}}). Weisen Sie der Anwendung bei Ihrem Anbieter dieses Konto zu und testen Sie noch einmal.',
    refusedRequest:
      'Der Anbieter hat die Anfrage abgelehnt ({{found}}). Vergleichen Sie die Werte des Schritts „Anbieter einrichten“ mit denen bei Ihrem Anbieter.',
    noAnswer: 'Der Anbieter hat keine Antwort mitgeschickt. Prüfen Sie die Adresse, an die er Antworten sendet.',
    unreadable:
      'Die Antwort ist keine SAML-Antwort mit einer Zusicherung. Prüfen Sie, ob die Anwendung bei Ihrem Anbieter SAML 2.0 verwendet.',
    encrypted: 'Die Zusicherung ist verschlüsselt. Schalten Sie bei Ihrem Anbieter deren Verschlüsselung aus.',
    unsigned: 'Nichts ist signiert. Lassen Sie Ihren Anbieter Zusicherungen oder Antworten signieren.',
    changed:
      'Die Antwort wurde nach dem Signieren verändert. Suchen Sie nach einem Proxy, der unterwegs Seiten verändert.',
    otherKey:
      'Ein anderer Schlüssel hat die Antwort signiert. Übernehmen Sie im Schritt „Verbinden“ das aktuelle Zertifikat Ihres Anbieters.',
    unsupportedSignature:
      'Diese Art von Signatur ließ sich nicht prüfen. Wählen Sie bei Ihrem Anbieter RSA mit SHA-256.',
    noIssuer: 'Die Antwort nennt keinen Aussteller. Prüfen Sie die Entity-ID Ihres Anbieters.',
    otherAudience:
      'Die Antwort ist für {{found}}, muss aber für {{expected}} sein. Berichtigen Sie die Entity-ID bei Ihrem Anbieter.',
    otherRecipient:
      'Die Antwort geht an {{found}}, muss aber an {{expected}} gehen. Berichtigen Sie die ACS-URL bei Ihrem Anbieter.',
    late: 'Die Antwort war bei ihrer Ankunft abgelaufen. Prüfen Sie die Uhren Ihres Anbieters und dieses Computers.',
    early: 'Die Antwort gilt noch nicht. Prüfen Sie die Uhren Ihres Anbieters und dieses Computers.',
    noEmail: 'Die Antwort enthält keine E-Mail-Adresse. Senden Sie sie als NameID oder als Attribut „email“.',
    foreignDomain:
      'Die Verbindung hat keine bestätigte Domain {{found}}. Beanspruchen Sie sie, oder testen Sie mit einem anderen Konto.',
    noName: 'Kein Name wurde gesendet: Stattdessen erscheint die Adresse. Senden Sie das Attribut „name“.',
    noGroups: 'Keine Gruppen wurden gesendet, also gibt es keine Rollen nach Gruppe. Senden Sie das Attribut „groups“.',
    unknownGroups: 'Keine der gesendeten Gruppen hat hier Rollen: {{found}}.',
  },
  sso_TestAttributes: {
    title: 'Attribute',
    description: 'Was Ihr Anbieter gesendet hat, und welches Feld jedes Attribut füllt.',
    email: 'Füllt die E-Mail-Adresse',
    name: 'Füllt den Namen',
    groups: 'Ergibt Rollen nach Gruppe',
    unused: 'Nicht verwendet',
  },
} satisfies Partial<Texts['adminPortal']>;
