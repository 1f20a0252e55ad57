/** Hebrew texts of failures before the redirect to another site. */
export const leaveFailures = {
  storageBlocked:
    'הדפדפן שלכם לא שומר דבר עבור האתר הזה, ולכן לא תוכלו לחזור מחוברים. אפשרו עוגיות ונתוני אתר לאתר הזה בהגדרות הדפדפן ואז טענו את הדף מחדש.',
  cannotLeave: 'הדרך הזאת לא מוגדרת כראוי, ולכן אי אפשר לפתוח אותה. בחרו דרך אחרת, או פנו למפעילי האתר.',
} as const;
