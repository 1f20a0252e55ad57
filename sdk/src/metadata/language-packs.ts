import type { TextArea } from './text-types';
import type { TextTree } from './translate';

type Pack = Record<TextArea, () => Promise<TextTree>>;

/** Complete languages beside English; each area is a chunk of its own. */
export const packs: Record<string, Pack> = {
  de: {
    common: async () => {
      const [words, { errors }] = await Promise.all([import('./locales/de/common'), import('./locales/de/errors')]);
      return { common: words.common, validations: words.validations, errors };
    },
    loginBox: async () => ({ loginBox: (await import('./locales/de/login-box')).loginBox }),
    adminPortal: async () => ({ adminPortal: (await import('./locales/de/admin-portal')).adminPortal }),
  },
  he: {
    common: async () => {
      const [words, { errors }] = await Promise.all([import('./locales/he/common'), import('./locales/he/errors')]);
      return { common: words.common, validations: words.validations, errors };
    },
    loginBox: async () => ({ loginBox: (await import('./locales/he/login-box')).loginBox }),
    adminPortal: async () => ({ adminPortal: (await import('./locales/he/admin-portal')).adminPortal }),
  },
};
