import type { AnyPortalPlace } from '../../app/portal-state';

/**
 * The address of a page and its dialog, below the portal's own: `users`, `users/editRoles/user-1`. Empty for the first
 * page that the user may open.
 */
export function formatAddress({ page, dialog: { kind, ...details } }: AnyPortalPlace): string {
  const dialog = kind === 'none' ? [] : [kind, Object.values(details).flat().join(',')];
  return page && [page, ...dialog].filter(Boolean).map(encodeURIComponent).join('/');
}
