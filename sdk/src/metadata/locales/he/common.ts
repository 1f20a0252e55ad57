/** Hebrew texts that the first screen can show: common texts, failures. */
export const common = {
  errors: {
    genericErrorMessage: 'משהו השתבש אצלנו. נסו שוב בעוד רגע.',
    screenFailedTitle: 'לא ניתן היה להציג את החלק הזה',
    screenFailedMessage: 'שום דבר ששמרתם לא אבד. נסו שוב, או טענו את הדף מחדש אם זה חוזר.',
  },
  fields: {
    isTooLong: 'אפשר להזין עד {{length}} תווים.',
  },
  actions: {
    retry: 'ניסיון נוסף',
  },
  states: {
    loading: 'בטעינה',
    opensInNewTab: 'נפתח בלשונית חדשה',
  },
} as const;
