import type { TextArea } from './text-types';
import type { TextTree } from './translate';

type Pack = Record<TextArea, () => Promise<TextTree>>;

/** Complete languages other than English; each area is a separate chunk. */
export const packs: Record<string, Pack> = {
  de: {
    common: async () => (await import('./locales/packs/de/common')).pack,
    loginBox: async () => (await import('./locales/packs/de/login-box')).pack,
    adminPortal: async () => ({ adminPortal: (await import('./locales/de/admin-portal')).adminPortal }),
  },
  he: {
    common: async () => (await import('./locales/packs/he/common')).pack,
    loginBox: async () => (await import('./locales/packs/he/login-box')).pack,
    adminPortal: async () => ({ adminPortal: (await import('./locales/he/admin-portal')).adminPortal }),
  },
};
