import type { PartialTexts } from '../en';

/** Hebrew texts of a secret that is shown once. */
export const portalSecretOnce: PartialTexts['adminPortal'] = {
  secretOnce: {
    masked: 'מוסתר',
    reveal: 'הצגה',
    hide: 'הסתרה',
    download: 'הורדה',
    storedLabel: 'שמרתי במקום בטוח',
    storedIsRequired: 'אשרו ששמרתם. אי אפשר להציג זאת שוב.',
  },
};
