/** English texts of the login box in a frame of another site. */
export const foreignFrame = {
  title: 'Open this page in its own window',
  message: 'Another website shows this page inside its own. To keep your account safe, you can’t sign in here.',
  openButton: 'Open in this window',
} as const;
