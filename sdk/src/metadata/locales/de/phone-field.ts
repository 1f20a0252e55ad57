/** German texts inside the field for a phone number. */
export const phoneField = {
  country: 'Land: {{country}} {{callingCode}}',
  callingCode: '{{callingCode}}',
  chooseCountry: 'Land auswählen',
  countries: 'Länder',
  search: 'Land oder Vorwahl suchen',
  noCountry: 'Kein Land gefunden. Prüfen Sie die Schreibweise oder leeren Sie die Suche.',
  countryNotOffered: 'Nummern dieses Landes können hier nicht verwendet werden. Geben Sie eine andere ein.',
} as const;
