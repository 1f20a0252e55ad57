/** German texts around the field for a phone number on the login pages. */
export const loginPhone = {
  phoneInputLabel: 'Telefonnummer',
  phonePlaceholder: 'Ihre Telefonnummer',
  phoneIsRequired: 'Geben Sie Ihre Telefonnummer ein.',
  phoneIsInvalid: 'Diese Telefonnummer ist nicht vollständig.',
  phoneFormatIsInvalid: 'Beginnen Sie mit der Landesvorwahl, zum Beispiel +49.',
} as const;
