import type { StoreApi } from 'zustand';
import type { HttpClient } from '../../../../../core/http-client';
import type { Undo } from '../../../../parts/use-offer-undo';
import { saveHistory, saveLockout } from '../../general/save-policies';
import type { Limit } from '../../policies/limits';
import type { PolicyStore } from '../../policies/policy-store';
import { type SessionPolicy, saveSessionLimit } from '../../sessions/sessions-store';
import type { SecurityStores } from '../../use-security';
import { type AdvisedPolicy, isSessionPolicy } from './fixes';

/** What became of a policy that the user wanted to set to the advised value. */
export type Applied =
  | { kind: 'set'; undo: Undo }
  /** Another administrator has set it meanwhile, at least as strictly. */
  | { kind: 'metAlready' }
  /** The vendor keeps the policy for itself. */
  | { kind: 'vendorDecides' };

/** Sets a policy to the advised value, unless the current one is as strict. Rejects with an `ApiError`. */
export function applyLimit(
  http: HttpClient,
  stores: SecurityStores,
  policy: AdvisedPolicy,
  amount: number,
): Promise<Applied> {
  return isSessionPolicy(policy)
    ? applySessionLimit(http, stores, policy, amount)
    : applyGeneralLimit(http, stores, policy, amount);
}

async function applySessionLimit(
  http: HttpClient,
  { sessions }: SecurityStores,
  policy: SessionPolicy,
  amount: number,
): Promise<Applied> {
  const { change } = sessions.getState();
  const before = await loadCurrent(sessions);
  if (isMet(policy, before[policy], amount)) return { kind: 'metAlready' };
  const set = async (limit: Limit) =>
    change(
      (limits) => limits[policy],
      readyData(sessions),
      () => saveSessionLimit(http, policy, limit),
    );
  await set({ isOn: true, amount });
  return { kind: 'set', undo: () => set(before[policy]) };
}

const savers = { userLockout: saveLockout, passwordHistory: saveHistory };

async function applyGeneralLimit(
  http: HttpClient,
  { general }: SecurityStores,
  policy: keyof typeof savers,
  amount: number,
): Promise<Applied> {
  const { change } = general.getState();
  const before = await loadCurrent(general);
  if (policy === 'passwordHistory' && !before.passwordHistory.mayOverride) return { kind: 'vendorDecides' };
  if (isMet(policy, before[policy].tenant, amount)) return { kind: 'metAlready' };
  const set = async (limit: Limit) =>
    change(
      (policies) => policies[policy].tenant,
      readyData(general),
      // The first change gives the policy its id.
      () => savers[policy](http, readyData(general)[policy].id, limit),
    );
  await set({ isOn: true, amount });
  return { kind: 'set', undo: () => set(before[policy].tenant) };
}

/** A longer history is stricter; of everything else, less is. */
function isMet(policy: AdvisedPolicy, { isOn, amount }: Limit, advised: number): boolean {
  if (!isOn) return false;
  return policy === 'passwordHistory' ? amount >= advised : amount <= advised;
}

/** Loads the policies of a tab as they are now. Rejects with an `ApiError`. */
export async function loadCurrent<Data>(store: StoreApi<PolicyStore<Data>>): Promise<Data> {
  await store.getState().reload();
  return readyData(store);
}

function readyData<Data>(store: StoreApi<PolicyStore<Data>>): Data {
  const { data } = store.getState();
  if (data.phase === 'ready') return data.data;
  throw data.phase === 'failed' ? data.error : new Error('The policies are not loaded.');
}
