/** Hebrew texts of the errors that the browser can return instead of a passkey's assertion. */
export const keyFailures = {
  passkeyCancelled: 'המכשיר שלכם לא אישר. נסו שוב, או בחרו דרך אחרת.',
  passkeyTimedOut: 'האישור לא הגיע בזמן. נסו שוב כשהמכשיר או המפתח בהישג יד.',
  passkeyNotSupported: 'הדפדפן או המכשיר הזה אינם תומכים בכך. בחרו דרך אחרת, או עברו למכשיר אחר.',
  passkeyAlreadyRegistered: 'במכשיר הזה כבר יש מפתח גישה לחשבון שלכם. אפשר להתחבר איתו.',
  passkeyWrongOrigin: 'מפתחות גישה אינם שייכים לכתובת של הדף הזה. פתחו את הדף בכתובת הרגילה שלו.',
  passkeyFailed: 'המכשיר שלכם לא הצליח לאשר. נסו שוב, או בחרו דרך אחרת.',
} as const;
