/** Hebrew texts inside the field for a phone number. */
export const phoneField = {
  country: 'מדינה: {{country}} \u200e{{callingCode}}',
  callingCode: '{{callingCode}}',
  chooseCountry: 'בחירת מדינה',
  countries: 'מדינות',
  search: 'חיפוש לפי מדינה או קידומת',
  noCountry: 'לא נמצאה מדינה. בדקו את האיות או נקו את החיפוש.',
  countryNotOffered: 'אי אפשר להשתמש כאן במספרים מהמדינה הזאת. הזינו מספר אחר.',
} as const;
