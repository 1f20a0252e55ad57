/** Hebrew texts around signing in by passkey that the main file does not have. */
export const passkeys = {
  currentPasswordWrong: 'הסיסמה הנוכחית אינה נכונה. בדקו אותה ונסו שוב.',
  passkeyAsking: 'פעלו לפי ההנחיות של הדפדפן.',
  promptPasskeysMessage: 'בפעם הבאה אפשר להשתמש בטביעת אצבע, בזיהוי פנים או בנעילת המסך.',
} as const;
