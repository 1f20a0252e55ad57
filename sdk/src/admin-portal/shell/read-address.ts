import type { AnyPortalPlace, PortalParams } from '../../app/portal-state';
import { pageList } from '../pages/page-list';
import type { PageDefinition } from '../parts/page-definition';
import { frameDialogs } from './frame-dialogs';

/** Pages by their names; names in an address may be unknown. */
const pages = new Map<string, PageDefinition>(Object.entries(pageList));

/**
 * Reads an address that {@link formatAddress} has written. It may come from another user: an unknown page counts as the
 * first page, an unknown dialog as none, unknown params are ignored.
 */
export function readAddress(address: string): AnyPortalPlace {
  const [path = '', query] = address.split(/\?(.*)/s);
  const [name = '', kind = '', detail = ''] = path.split('/').map(decode);
  const page = pages.get(name);
  const dialogs: PageDefinition['dialogs'] = { ...page?.dialogs, ...frameDialogs };
  const open = page && Object.hasOwn(dialogs, kind) ? dialogs[kind] : undefined;
  return { page: page ? name : '', dialog: open?.(detail) ?? { kind: 'none' }, params: readParams(page, query) };
}

/** What an address shows below a dialog. Further params, such as a search, are not part of it. */
export function readView(address: string): string {
  const { page, params } = readAddress(address);
  const { detail = '' } = pages.get(page) ?? {};
  return `${page} ${params?.[detail] ?? ''}`;
}

function readParams(page: PageDefinition | undefined, query: string | undefined): PortalParams {
  const known = [...new URLSearchParams(query)].filter(([name]) => page?.params?.includes(name));
  return Object.fromEntries(known);
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
