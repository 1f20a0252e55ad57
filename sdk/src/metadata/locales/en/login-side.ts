/** English texts next to the box, in split layouts. */
export const loginSide = {
  login: {
    splitLogin: {
      valuesComponent: {
        value1: 'One account for everything you use',
        value2: 'Protected by a second step',
        value3: 'Your team, managed in one place',
        value4: 'Help whenever you need it',
      },
      testimonialComponent: {
        testimonial1: {
          label: 'Maya Lindholm',
          subtitle: 'Head of Operations',
          text: 'Our whole team was set up before lunch.',
        },
        testimonial2: {
          label: 'Jonas Weber',
          subtitle: 'IT Lead',
          text: 'Signing in is the part that raises no questions any more.',
        },
        testimonial3: {
          label: 'Priya Raman',
          subtitle: 'Product Manager',
          text: 'Customers manage their own people now, and they like it.',
        },
        testimonial4: {
          label: 'Tom Okafor',
          subtitle: 'Security Engineer',
          text: 'Every policy we needed was already there.',
        },
        previous: 'Previous quote',
        next: 'Next quote',
        show: 'Show quote {{number}} of {{total}}',
        testimonial5: { label: 'Elena Rossi', subtitle: 'Founder', text: 'It looks like ours, because it is ours.' },
      },
      titleDescriptionComponent: {
        titleBeforeCompanyName: 'Welcome to',
        companyName: 'Acme',
        titleAfterCompanyName: '',
        description: 'Sign in to pick up where you left off.',
      },
    },
  },
} as const;

/** English texts next to the sign-up form, for those that differ from the login's. */
export const signUpSide = {
  splitSignUp: { titleDescriptionComponent: { description: 'Create an account and get started.' } },
} as const;
