/** Hebrew texts of the login box in a frame of another site. */
export const foreignFrame = {
  title: 'פתחו את הדף הזה בחלון משלו',
  message: 'אתר אחר מציג את הדף הזה בתוך הדף שלו. כדי לשמור על החשבון שלכם, אי אפשר להתחבר כאן.',
  openButton: 'פתיחה בחלון הזה',
} as const;
