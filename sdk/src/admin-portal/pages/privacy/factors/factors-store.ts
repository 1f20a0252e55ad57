import { createStore, type StoreApi } from 'zustand/vanilla';
import { getMfaStrategies } from '../../../../api/configurations';
import { listMyMfaDevices } from '../../../../api/own-mfa';
import { getMfaPolicy } from '../../../../api/policies';
import type { MfaStrategyName } from '../../../../contract';
import type { HttpClient } from '../../../../core/http-client';
import type { Session } from '../../../../session/session';
import { type Loaded, loadedOf } from '../../../parts/loaded';
import { type Factor, factorsOf } from './factors';

/** The user's second factors, and what the vendor and the tenant say about them. */
export interface Factors {
  enrolled: readonly Factor[];
  /** Kinds that the vendor offers. */
  offered: readonly MfaStrategyName[];
  /** Whether the tenant requires a second factor; `false` also if the user may not read its policy. */
  isRequired: boolean;
}

/** State and actions of the card of second factors. */
export interface FactorsStore {
  factors: Loaded<Factors>;
  load(): Promise<void>;
  /** Loads again after a change, and keeps the current rows until then. */
  refresh(): Promise<void>;
}

interface FactorsContext {
  http: HttpClient;
  session: Pick<Session, 'reloadUser'>;
  /** Whether the user may read the tenant's policies. */
  canReadPolicy: boolean;
}

/**
 * Creates the store of the user's own second factors.
 *
 * @see Sign-in spec §7 "Users", own MFA
 */
export function createFactorsStore({ http, session, canReadPolicy }: FactorsContext): StoreApi<FactorsStore> {
  return createStore<FactorsStore>()((set) => {
    let latest = 0;

    async function update(): Promise<void> {
      latest += 1;
      const attempt = latest;
      const factors = await loadedOf(loadFactors(http, canReadPolicy));
      if (attempt === latest) set({ factors });
    }

    return {
      factors: { phase: 'loading' },
      load: () => {
        set({ factors: { phase: 'loading' } });
        return update();
      },
      refresh: async () => {
        await update();
        await session.reloadUser();
      },
    };
  });
}

async function loadFactors(http: HttpClient, canReadPolicy: boolean): Promise<Factors> {
  const [devices, { strategies }, isRequired] = await Promise.all([
    listMyMfaDevices(http),
    getMfaStrategies(http),
    canReadPolicy ? isMfaRequired(http) : false,
  ]);
  const offered = strategies.filter(({ isActive }) => isActive).map(({ strategy }) => strategy);
  return { enrolled: factorsOf(devices), offered, isRequired };
}

/** If the policy can't be loaded, the page continues without it: it only explains what the service enforces anyway. */
async function isMfaRequired(http: HttpClient): Promise<boolean> {
  const policy = await getMfaPolicy(http).catch(() => null);
  return policy?.enforceMFAType === 'Force' || policy?.enforceMFAType === 'ForceExceptSAML';
}
