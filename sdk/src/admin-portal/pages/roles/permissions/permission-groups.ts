import type { Permission, PermissionCategory } from '../../../../contract';
import { searchCategories } from '../../../parts/category-picker/categories';

/** The permissions of one category. */
export interface PermissionGroup {
  id: string;
  name: string;
  permissions: readonly Permission[];
}

/**
 * Groups permissions by category, in the order of the service.
 *
 * @param otherName The name of the group of permissions without a known category; it comes last.
 */
export function groupPermissions(
  permissions: readonly Permission[],
  categories: readonly PermissionCategory[],
  otherName: string,
): PermissionGroup[] {
  const named = categories.map(({ id, name }) => ({
    id,
    name,
    permissions: permissions.filter(({ categoryId }) => categoryId === id),
  }));
  const known = new Set(categories.map(({ id }) => id));
  const others = permissions.filter(({ categoryId }) => !known.has(categoryId));
  return [...named, { id: 'other', name: otherName, permissions: others }].filter(
    (group) => group.permissions.length > 0,
  );
}

/** The permissions whose name or key contains a text, or whose category does; groups without any are left out. */
export function searchPermissions(groups: readonly PermissionGroup[], search: string): readonly PermissionGroup[] {
  if (!search.trim()) return groups;
  const categories = groups.map(({ permissions, ...group }) => ({ ...group, items: permissions }));
  return searchCategories(categories, search).map(({ items, ...group }) => ({ ...group, permissions: items }));
}
