import { createStore, type StoreApi } from 'zustand/vanilla';
import { getCustomLoginMetadata, updateCustomLoginMetadata } from '../../../../api/account-settings';
import { ApiError } from '../../../../core/errors';
import type { HttpClient } from '../../../../core/http-client';
import { changedMeanwhile } from '../../../parts/changed-meanwhile';
import { type Loaded, loadedOf } from '../../../parts/loaded';
import { actionsOf, type CustomLoginValues, valuesOf } from './login-leaves';

/** The tenant's changes to the login box. */
export interface CustomLoginStore {
  login: Loaded<CustomLoginValues>;
  /** Never rejects. */
  load(): Promise<void>;
  /**
   * Saves the changed values, one action for each changed leaf. If another user has changed one of them since it was
   * loaded, it takes over the current values and rejects: the next call overwrites them. Rejects with an `ApiError`, also
   * without any change.
   */
  save(changes: Partial<CustomLoginValues>): Promise<void>;
}

/**
 * Creates the store of the tenant's login box.
 *
 * @see Portal spec §5; contract: metadata §1
 */
export function createCustomLoginStore(http: HttpClient): StoreApi<CustomLoginStore> {
  return createStore<CustomLoginStore>()((set, get) => {
    let latest = 0;
    /** The tenant's document, with leaves that this page does not edit. */
    let configuration: unknown = {};

    async function read(): Promise<CustomLoginValues> {
      const answer = await getCustomLoginMetadata(http);
      if (!answer.configuration) throw new TypeError('The document of the login box is missing');
      configuration = answer.configuration;
      return valuesOf(configuration);
    }

    return {
      login: { phase: 'loading' },

      load: async () => {
        latest += 1;
        const attempt = latest;
        set({ login: { phase: 'loading' } });
        const login = await loadedOf(read());
        if (attempt === latest) set({ login });
      },

      save: async (changes) => {
        const { login } = get();
        if (login.phase !== 'ready') return;
        const current = await read();
        if (Object.keys(changes).some((name) => current[name] !== login.data[name])) {
          set({ login: { phase: 'ready', data: current } });
          throw changedMeanwhile();
        }
        const actions = actionsOf(configuration, { ...current, ...changes } as CustomLoginValues);
        if (actions.length === 0) throw new ApiError('No changes to update', { statusCode: 400, errorCode: '' });
        await updateCustomLoginMetadata(http, { actions });
        set({ login: { phase: 'ready', data: await read() } });
      },
    };
  });
}
