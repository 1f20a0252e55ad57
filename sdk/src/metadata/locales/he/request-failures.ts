/** Hebrew texts of failures that any step can have. */
export const requestFailures = {
  noAnswer: 'לא הצלחנו להגיע לשירות. בדקו את החיבור לאינטרנט ונסו שוב.',
  pageIncomplete: 'חלק מהדף לא הגיע. בדקו את החיבור לאינטרנט וטענו את הדף מחדש.',
  tooManyRequests: 'יותר מדי ניסיונות. המתינו רגע ונסו שוב.',
  requestTooLarge: 'זה יותר מדי לשליחה אחת. קצרו את מה שהקלדתם ונסו שוב.',
  captchaBlocked:
    'לא הצלחנו לוודא שאתם בני אדם: משהו מונע מהדף הזה לבדוק. אפשרו את הדף בחוסם התוכן שלכם, או השתמשו ברשת אחרת, ונסו שוב.',
} as const;
