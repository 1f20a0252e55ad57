/** Hebrew texts around the field for a phone number on the login pages. */
export const loginPhone = {
  phoneInputLabel: 'מספר טלפון',
  phonePlaceholder: 'מספר הטלפון שלכם',
  phoneIsRequired: 'הזינו את מספר הטלפון שלכם.',
  phoneIsInvalid: 'מספר הטלפון אינו מלא.',
  phoneFormatIsInvalid: 'התחילו בקידומת המדינה, למשל \u200e+972.',
} as const;
