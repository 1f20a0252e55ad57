/** English texts inside the field for a phone number; they come with the parts that have one. */
export const phoneField = {
  country: 'Country: {{country}} {{callingCode}}',
  callingCode: '{{callingCode}}',
  chooseCountry: 'Choose a country',
  countries: 'Countries',
  search: 'Search by country or code',
  noCountry: 'No country found. Check the spelling or clear the search.',
  countryNotOffered: 'Numbers of this country cannot be used here. Enter another one.',
} as const;
