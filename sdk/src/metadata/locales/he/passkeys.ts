/** Hebrew texts of the login by passkey. */
export const passkeys = {
  signInWithPasskey: 'התחברות עם מפתח גישה',
  usePasskeyInstead: 'שימוש במפתח גישה במקום זאת',
  passkeyAsking: 'פעלו לפי ההנחיות של הדפדפן.',
  oneTouchLoginTitle: 'התחברות במכשיר הזה',
  oneTouchLoginMessage: 'השתמשו בטביעת אצבע, בזיהוי פנים או בנעילת המסך.',
  androidLoginTitle: 'התחברות עם מכשיר Android',
  androidLoginMessage: 'השתמשו בטביעת אצבע, בזיהוי פנים או בנעילת המסך.',
  usbLoginTitle: 'התחברות עם מפתח אבטחה',
  usbLoginMessage: 'חברו את המפתח וגעו בו.',
} as const;

/** Hebrew texts of the offer to make a passkey after a sign-in. */
export const passkeyPrompt = {
  promptPasskeysTitle: 'התחברות בלי סיסמה',
  promptPasskeysMessage: 'בפעם הבאה אפשר להשתמש בטביעת אצבע, בזיהוי פנים או בנעילת המסך.',
  promptFirstItemTitle: 'אין מה לזכור',
  promptFirstItemSubtitle: 'המכשיר שלכם מאשר שזה אתם.',
  promptSecondItemTitle: 'פועל בכל המכשירים שלכם',
  promptSecondItemSubtitle: 'מפתחות הגישה מלווים את החשבון שלכם.',
  promptThirdItemTitle: 'מוגן מפני דיוג',
  promptThirdItemSubtitle: 'מפתח גישה פועל רק באתר האמיתי.',
  usePasskeys: 'יצירת מפתח גישה',
  continueToApp: 'לא עכשיו',
  dontAskMeAgain: 'לא לשאול שוב',
} as const;
