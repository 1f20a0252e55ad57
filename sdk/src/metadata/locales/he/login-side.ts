/** Hebrew texts next to the box, in split layouts. */
export const loginSide = {
  login: {
    splitLogin: {
      valuesComponent: {
        value1: 'חשבון אחד לכל מה שאתם צריכים',
        value2: 'מוגן באימות נוסף',
        value3: 'הצוות שלכם, מנוהל במקום אחד',
        value4: 'עזרה בכל פעם שצריך',
      },
      testimonialComponent: {
        testimonial1: {
          label: 'Maya Lindholm',
          subtitle: 'מנהלת תפעול',
          text: 'כל הצוות שלנו היה מוכן עוד לפני הצהריים.',
        },
        testimonial2: {
          label: 'Jonas Weber',
          subtitle: 'מנהל IT',
          text: 'על ההתחברות כבר אף אחד לא שואל אצלנו.',
        },
        testimonial3: {
          label: 'Priya Raman',
          subtitle: 'מנהלת מוצר',
          text: 'הלקוחות מנהלים עכשיו את האנשים שלהם בעצמם, והם אוהבים את זה.',
        },
        testimonial4: {
          label: 'Tom Okafor',
          subtitle: 'מהנדס אבטחה',
          text: 'כל מדיניות שהיינו צריכים כבר חיכתה שם.',
        },
        previous: 'הציטוט הקודם',
        next: 'הציטוט הבא',
        show: 'הצגת ציטוט {{number}} מתוך {{total}}',
        testimonial5: {
          label: 'Elena Rossi',
          subtitle: 'מייסדת',
          text: 'זה נראה כמו שלנו, כי זה שלנו.',
        },
      },
      titleDescriptionComponent: {
        titleBeforeCompanyName: 'ברוכים הבאים אל',
        companyName: 'Acme',
        titleAfterCompanyName: '',
        description: 'התחברו והמשיכו מאיפה שהפסקתם.',
      },
    },
  },
} as const;

/** Hebrew texts next to the sign-up form, for those that differ from the login's. */
export const signUpSide = {
  splitSignUp: {
    titleDescriptionComponent: {
      description: 'צרו חשבון והתחילו מיד.',
    },
  },
} as const;
