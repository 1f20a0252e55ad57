/** English texts around the field for a phone number on the login pages. */
export const loginPhone = {
  phoneInputLabel: 'Phone number',
  phonePlaceholder: 'Your phone number',
  phoneIsRequired: 'Enter your phone number.',
  phoneIsInvalid: 'This phone number is not complete.',
  phoneFormatIsInvalid: 'Start with the country code, such as +1.',
} as const;
