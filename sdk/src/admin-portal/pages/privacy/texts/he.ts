import type { Texts } from '../../../../metadata/locales/en';

/** Hebrew texts of the page about the user's own security. */
export const portalPrivacy = {
  privacy: {
    pageTitle: 'פרטיות ואבטחה',
    pageSubtitle: 'כאן רואים היכן אתם מחוברים, ומתנתקים ממכשירים שאינם בשימוש עוד.',
    emptyStateText: 'אין כאן מה להגדיר.',
  },
  privacy_UserSessions: {
    loginSessionsTitle: 'היכן אתם מחוברים',
    loginSessionsDescription: 'התנתקו ממכשירים שאינכם מכירים.',
    deviceHeader: 'מכשיר',
    ipAddressHeader: 'כתובת IP',
    timeHeader: 'התחברות',
    actionsHeader: 'פעולות',
    currentSessionChip: 'המכשיר הזה',
    impersonatedSessionChip: 'נפתח על ידי התמיכה',
    browserOnSystem: '{{browser}} ב־{{system}}',
    unknownIpAddress: 'לא ידועה',
    unknownDevice: 'מכשיר לא מוכר',
    logout: 'התנתקות',
    logoutDevice: 'התנתקות מ־{{device}}',
    sessionEnded: 'התנתקתם מ־{{device}}.',
    logoutAllButtonText: 'התנתקות מכל שאר המכשירים',
    logoutAllDialogTitle: 'להתנתק מכל שאר המכשירים?',
    logoutAllDialogText: 'בכל מכשיר אחר יהיה צורך להתחבר שוב. מה שלא נשמר שם עלול ללכת לאיבוד. כאן תישארו מחוברים.',
    logoutAllDialogCancelButton: 'להישאר מחוברים שם',
    logoutAllDialogAcceptButton: 'התנתקות בכל מקום אחר',
    othersEnded: 'התנתקתם מכל שאר המכשירים.',
  },
} satisfies Partial<Texts['adminPortal']>;
