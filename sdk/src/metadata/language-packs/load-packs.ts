import type { TextTree } from '../text-tree';
import type { TextArea } from '../text-types';
import { type CommonFiles, joinPortalTexts, joinTexts, type LoginBoxFiles } from './join-texts';

type Pack = Record<TextArea, () => Promise<TextTree>>;

/** Complete languages other than English. Each area of a language is one file to load. */
export const packs: Record<string, Pack> = {
  de: {
    common: async () => joinTexts<CommonFiles>(await import('../locales/packs/de/common')),
    loginBox: async () => joinTexts<LoginBoxFiles>(await import('../locales/packs/de/login-box')),
    adminPortal: async () => joinPortalTexts((await import('../locales/packs/de/admin-portal')).portalFiles),
  },
  he: {
    common: async () => joinTexts<CommonFiles>(await import('../locales/packs/he/common')),
    loginBox: async () => joinTexts<LoginBoxFiles>(await import('../locales/packs/he/login-box')),
    adminPortal: async () => joinPortalTexts((await import('../locales/packs/he/admin-portal')).portalFiles),
  },
};
