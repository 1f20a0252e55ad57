/** Hebrew texts of opening the mobile app from the phone's browser. */
export const openApp = {
  title: 'פותחים את האפליקציה',
  description: 'אם לא קורה דבר, לחצו על הכפתור.',
  buttonText: 'פתיחת האפליקציה',
  unansweredTitle: 'האפליקציה לא נפתחה',
  unansweredDescription: 'ודאו שהיא מותקנת במכשיר הזה ונסו שוב.',
  refusedTitle: 'אי אפשר לפתוח את הכתובת הזאת',
  refusedDescription: 'הקישור אינו שלם, או מוביל למקום שאיננו סומכים עליו. פתחו את האפליקציה בעצמכם כדי להמשיך.',
  backToLogin: 'חזרה להתחברות',
} as const;
