/** Hebrew texts for requests that fail without a code of the service. */
export const portalFailures = {
  noAnswer: 'לא הצלחנו להגיע לשירות. בדקו את החיבור לאינטרנט ונסו שוב.',
  tooManyRequests: 'יותר מדי ניסיונות. המתינו רגע ונסו שוב.',
  requestTooLarge: 'זה יותר מדי לשליחה אחת. קצרו את מה שהקלדתם ונסו שוב.',
  changedMeanwhile: 'מישהו אחר שינה זאת. כעת מוצגת הגרסה הנוכחית: בדקו אותה ונסו שוב.',
  stepUpRequired: 'לפעולה הזאת נדרש האימות הנוסף שלכם. נסו שוב ואשרו.',
} as const;
