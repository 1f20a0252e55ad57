/** German texts next to the box, in split layouts. */
export const loginSide = {
  login: {
    splitLogin: {
      valuesComponent: {
        value1: 'Ein Konto für alles, was Sie nutzen',
        value2: 'Geschützt durch einen zweiten Schritt',
        value3: 'Ihr Team, an einem Ort verwaltet',
        value4: 'Hilfe, wann immer Sie sie brauchen',
      },
      testimonialComponent: {
        testimonial1: {
          label: 'Maya Lindholm',
          subtitle: 'Leiterin Operations',
          text: 'Unser ganzes Team war vor der Mittagspause eingerichtet.',
        },
        testimonial2: {
          label: 'Jonas Weber',
          subtitle: 'IT-Leiter',
          text: 'Nach der Anmeldung fragt bei uns niemand mehr.',
        },
        testimonial3: {
          label: 'Priya Raman',
          subtitle: 'Produktmanagerin',
          text: 'Unsere Kunden verwalten ihre Leute jetzt selbst, und sie mögen es.',
        },
        testimonial4: {
          label: 'Tom Okafor',
          subtitle: 'Sicherheitsingenieur',
          text: 'Jede Richtlinie, die wir brauchten, war schon da.',
        },
        previous: 'Vorheriges Zitat',
        next: 'Nächstes Zitat',
        show: 'Zitat {{number}} von {{total}} zeigen',
        testimonial5: {
          label: 'Elena Rossi',
          subtitle: 'Gründerin',
          text: 'Es sieht aus wie unseres, weil es unseres ist.',
        },
      },
      titleDescriptionComponent: {
        titleBeforeCompanyName: 'Willkommen bei',
        companyName: 'Acme',
        titleAfterCompanyName: '',
        description: 'Melden Sie sich an und machen Sie dort weiter, wo Sie aufgehört haben.',
      },
    },
  },
} as const;

/** German texts next to the sign-up form, for those that differ from the login's. */
export const signUpSide = {
  splitSignUp: {
    titleDescriptionComponent: {
      description: 'Legen Sie ein Konto an und beginnen Sie gleich.',
    },
  },
} as const;
