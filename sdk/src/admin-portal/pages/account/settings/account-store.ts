import { createStore, type StoreApi } from 'zustand/vanilla';
import { getAccountSettings, updateAccountSettings } from '../../../../api/account-settings';
import type { AccountSettings, Tenant } from '../../../../contract';
import type { HttpClient } from '../../../../core/http-client';
import type { Session } from '../../../../session/session';
import type { SessionState } from '../../../../session/session-state';
import { changedMeanwhile } from '../../../parts/changed-meanwhile';
import { type Loaded, loadedOf } from '../../../parts/loaded';
import { isNewLogo } from '../logo/read-logo';

/** The settings that the page edits, by their names on the wire. An unset one is empty. */
const settingNames = [
  'name',
  'address',
  'website',
  'timezone',
  'currency',
  'dateFormat',
  'timeFormat',
  'logo',
] as const;
export type AccountValues = Record<(typeof settingNames)[number], string>;

/** The tenant's settings and the actions on them. */
export interface AccountStore {
  settings: Loaded<AccountValues>;
  /** Never rejects. */
  load(): Promise<void>;
  /**
   * Saves the changed settings only. If another user has changed one of them since it was loaded, it takes over the
   * current settings and rejects: the next call overwrites them. Rejects with an `ApiError`.
   */
  save(changes: Partial<AccountValues>): Promise<void>;
}

/**
 * Creates the store of the tenant's settings.
 *
 * @see Portal spec §3 "Account settings", §5
 */
export function createAccountStore(http: HttpClient, session: Pick<Session, 'store'>): StoreApi<AccountStore> {
  return createStore<AccountStore>()((set, get) => {
    let latest = 0;
    return {
      settings: { phase: 'loading' },

      load: async () => {
        latest += 1;
        const attempt = latest;
        set({ settings: { phase: 'loading' } });
        const settings = await loadedOf(getAccountSettings(http).then(valuesOf));
        if (attempt === latest) set({ settings });
      },

      save: async (changes) => {
        const { settings } = get();
        if (settings.phase !== 'ready') return;
        const { logo, ...others } = changes;
        const isLogo = logo === '' || (logo !== undefined && isNewLogo(logo, settings.data.logo));
        const body = { ...others, ...(isLogo && { logo }) };
        if (Object.keys(body).length === 0) return;
        const current = valuesOf(await getAccountSettings(http));
        if (settingNames.some((name) => name in body && current[name] !== settings.data[name])) {
          set({ settings: { phase: 'ready', data: current } });
          throw changedMeanwhile();
        }
        const saved = await updateAccountSettings(http, body);
        set({ settings: { phase: 'ready', data: valuesOf(saved) } });
        // The menu shows the tenant's name.
        if (changes.name !== undefined) session.store.setState((state) => withName(state, saved));
      },
    };
  });
}

/** The tenants of the session, with the tenant's new name. */
function withName({ tenants, activeTenant }: SessionState, { tenantId, name }: AccountSettings): Partial<SessionState> {
  const renamed = (tenant: Tenant) =>
    tenant.tenantId === tenantId ? { ...tenant, name: name ?? tenant.name } : tenant;
  return { tenants: tenants.map(renamed), activeTenant: activeTenant && renamed(activeTenant) };
}

function valuesOf(settings: AccountSettings): AccountValues {
  // A malformed answer is an empty object, and must not be shown as empty settings.
  if (!settings.tenantId) throw new TypeError('The settings have no tenant');
  const value = (name: keyof AccountValues) => settings[name] ?? '';
  return {
    ...(Object.fromEntries(settingNames.map((name) => [name, value(name)])) as AccountValues),
    // Other clients write `USD`, the service writes `usd`.
    currency: value('currency').toLowerCase(),
  };
}
