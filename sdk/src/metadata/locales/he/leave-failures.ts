/** Hebrew texts of failures before the redirect to another site. */
export const leaveFailures = {
  storageBlocked:
    'הדפדפן שלכם לא שומר דבר עבור האתר הזה, ולכן לא תוכלו לחזור מחוברים. אפשרו עוגיות ונתוני אתר לאתר הזה בהגדרות הדפדפן ואז טענו את הדף מחדש.',
  cannotLeave: 'אי אפשר לפתוח את הדרך הזאת מכאן. פתחו את הדף בכתובת שמתחילה ב־https, או בחרו דרך אחרת.',
} as const;
