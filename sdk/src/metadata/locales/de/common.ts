/** German texts that the first screen can show: common texts, failures. */
export const common = {
  errors: {
    genericErrorMessage: 'Bei uns ist etwas schiefgegangen. Versuchen Sie es gleich noch einmal.',
    screenFailedTitle: 'Dieser Teil konnte nicht angezeigt werden',
    screenFailedMessage:
      'Nichts Gespeichertes ist verloren. Versuchen Sie es erneut oder laden Sie die Seite neu, falls es wieder passiert.',
  },
  fields: {
    isTooLong: 'Höchstens {{length}} Zeichen.',
  },
  actions: {
    retry: 'Erneut versuchen',
  },
  states: {
    loading: 'Wird geladen',
    opensInNewTab: 'öffnet sich in einem neuen Tab',
  },
} as const;
