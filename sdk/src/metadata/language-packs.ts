import type { TextArea } from './text-types';
import type { TextTree } from './translate';

type Pack = Record<TextArea, () => Promise<TextTree>>;

/** Complete languages other than English; each area is a separate chunk. */
export const packs: Record<string, Pack> = {
  de: {
    common: async () => {
      const [texts, { errors }] = await Promise.all([import('./locales/de/common'), import('./locales/de/errors')]);
      return { common: texts.common, validations: texts.validations, errors };
    },
    loginBox: async () => ({ loginBox: (await import('./locales/de/login-box')).loginBox }),
    adminPortal: async () => ({ adminPortal: (await import('./locales/de/admin-portal')).adminPortal }),
  },
  he: {
    common: async () => {
      const [texts, { errors }] = await Promise.all([import('./locales/he/common'), import('./locales/he/errors')]);
      return { common: texts.common, validations: texts.validations, errors };
    },
    loginBox: async () => ({ loginBox: (await import('./locales/he/login-box')).loginBox }),
    adminPortal: async () => ({ adminPortal: (await import('./locales/he/admin-portal')).adminPortal }),
  },
};
