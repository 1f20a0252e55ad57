import type { AnyPortalPlace } from '../../app/portal-state';

/**
 * The address of a page and its dialog, below the portal's own: `users`, `users?search=ada`, `users/editRoles/user-1`.
 * Empty for the first page that the user may open.
 */
export function formatAddress({ page, dialog: { kind, ...details }, params = {} }: AnyPortalPlace): string {
  if (!page) return '';
  const dialog = kind === 'none' ? [] : [kind, Object.values(details).flat().join(',')];
  const path = [page, ...dialog].filter(Boolean).map(encodeURIComponent).join('/');
  const query = new URLSearchParams(Object.entries(params).filter(([, value]) => value !== ''));
  query.sort();
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The address without its params. */
export function withoutParams(address: string): string {
  return address.replace(/\?.*$/s, '');
}
