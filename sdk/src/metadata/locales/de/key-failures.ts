/** German texts of the errors that the browser can return instead of a passkey's assertion. */
export const keyFailures = {
  passkeyCancelled: 'Ihr Gerät hat nicht bestätigt. Versuchen Sie es erneut oder wählen Sie einen anderen Weg.',
  passkeyTimedOut:
    'Die Bestätigung kam nicht rechtzeitig. Versuchen Sie es erneut, wenn Ihr Gerät oder Schlüssel zur Hand ist.',
  passkeyNotSupported:
    'Dieser Browser oder dieses Gerät kann das nicht. Wählen Sie einen anderen Weg oder nehmen Sie ein anderes Gerät.',
  passkeyAlreadyRegistered: 'Dieses Gerät hat bereits einen Passkey für Ihr Konto. Sie können sich damit anmelden.',
  passkeyWrongOrigin:
    'Unter dieser Adresse funktionieren Passkeys nicht. Öffnen Sie die Seite unter ihrer üblichen Adresse.',
  passkeyFailed: 'Ihr Gerät konnte nicht bestätigen. Versuchen Sie es erneut oder wählen Sie einen anderen Weg.',
} as const;
