import { getOwnIpMetadata } from '../../../../../api/ip-metadata';
import { checkIp, checkIpInAllowList, listIpRestrictions } from '../../../../../api/restrictions';
import type { IpRestriction, IpRestrictionConfig, RestrictionMode } from '../../../../../contract';
import { isWithin, readRange } from '../../../../../contract/ip-ranges';
import type { HttpClient } from '../../../../../core/http-client';

/** Entries of a list that are compared with the user's own address. The service answers no more of them at once. */
const MAX_ENTRIES = 1_000;

/** What the check needs of an entry. */
type Entry = Pick<IpRestriction, 'ip'>;

/** Whether an entry covers an address. */
export function coversAddress({ ip }: Entry, address: string): boolean {
  const [outer, inner] = [readRange(ip), readRange(address)];
  return outer !== undefined && inner !== undefined && isWithin(inner, outer);
}

/** Whether the user could not come any more if addresses were restricted by a list. The service compares the address. */
export async function listRefusesMe(
  http: HttpClient,
  list: RestrictionMode,
  current: IpRestrictionConfig,
): Promise<boolean> {
  if (list === 'ALLOW') return !(await checkIpInAllowList(http)).valid;
  // The service checks by the list that is in use.
  if (current.strategy === 'BLOCK') return !(await checkIp(http)).valid;
  return refuses(await ownAddress(http), list, await entriesOf(http, list));
}

/** Whether the user could not come any more after a change of the list that is in use. */
export async function changeRefusesMe(
  http: HttpClient,
  { isActive, strategy = 'ALLOW' }: IpRestrictionConfig,
  change: (entries: readonly IpRestriction[]) => readonly Entry[],
): Promise<boolean> {
  if (!isActive) return false;
  const [own, entries] = await Promise.all([ownAddress(http), entriesOf(http, strategy)]);
  return refuses(own, strategy, change(entries));
}

/** An allow list that is empty refuses no address. */
function refuses(own: string, list: RestrictionMode, entries: readonly Entry[]): boolean {
  const isListed = entries.some((entry) => coversAddress(entry, own));
  return list === 'BLOCK' ? isListed : entries.length > 0 && !isListed;
}

async function ownAddress(http: HttpClient): Promise<string> {
  return (await getOwnIpMetadata(http)).ip;
}

async function entriesOf(http: HttpClient, list: RestrictionMode): Promise<readonly IpRestriction[]> {
  const { items } = await listIpRestrictions(http, { _limit: MAX_ENTRIES, _filter: list.toLowerCase() });
  return items.filter(({ isActive }) => isActive);
}
