import { errorCodes } from '@portico/sdk/contract';
import type { Rows } from '../../../db/tables';
import { type Context, refuse } from '../call/context';

export type SocialProviderRow = Rows['socialProviders'];

/** Where the simulated providers show their pages. */
export const PROVIDER_PAGES = '/simulated/social';

/** @throws {Refusal} 404 `ER-NOT-FOUND` for a provider that the vendor does not offer. */
export function findProvider(context: Context, id: string): SocialProviderRow {
  const row = context.db.socialProviders.find(id);
  if (row?.active) return row;
  return refuse(context, 404, errorCodes.notFound, 'There is no such provider.', { kind: 'provider' });
}
