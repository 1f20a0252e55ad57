import { pageTitles } from '@portico/fixtures';
import {
  defaultNavigation,
  explainPage,
  type Navigation,
  type NavigationPage,
  orderedPages,
  type PageExplanation,
  type PageNavigation,
  type PortalMetadata,
  resolveMetadata,
  type UserAccess,
} from '@portico/sdk/metadata';
import { setAt } from '../../draft/path';

/** One page in the list of the editor. */
export interface PageRow {
  id: NavigationPage;
  title: string;
  /** The effective value: the design's own over the default. */
  settings: PageNavigation;
  /** The design has settings for this page. */
  changed: boolean;
  explanation: PageExplanation;
}

/** Every page in menu order, with whether a user with this access sees it. */
export function listPages(metadata: PortalMetadata, access: UserAccess): PageRow[] {
  const navigation: Navigation = resolveMetadata({ metadata }).document.navigation ?? {};
  return orderedPages(navigation.order ?? []).map((id) => ({
    id,
    title: pageTitles[id],
    settings: navigation[id] ?? {},
    changed: metadata.navigation?.[id] !== undefined,
    explanation: explainPage(id, navigation, access),
  }));
}

/** The reason why a user does not see a page, in one sentence; `null` if the user sees it. */
export function whyHidden(explanation: PageExplanation): string | null {
  if (explanation.visible) return null;
  switch (explanation.reason) {
    case 'visibility':
      return 'Hidden from all users';
    case 'featureFlag':
      return `Flag ${explanation.featureFlag} is off`;
    case 'permissions':
      return `Lacks ${explanation.missing.join(', ')}`;
    case 'unknownPage':
      return 'Not a page of the portal';
  }
}

/** The order after `moved` is placed before or after `target`. */
export function movePages<T>(order: readonly T[], moved: ReadonlySet<T>, target: T, where: 'before' | 'after'): T[] {
  const rest = order.filter((page) => !moved.has(page));
  const at = rest.indexOf(target) + (where === 'after' ? 1 : 0);
  return [...rest.slice(0, at), ...order.filter((page) => moved.has(page)), ...rest.slice(at)];
}

/** Writes one setting of a page; a value equal to the default is stored as well. */
export function setPage(metadata: PortalMetadata, page: NavigationPage, patch: Partial<PageNavigation>): void {
  for (const [name, value] of Object.entries(patch)) setAt(metadata, ['navigation', page, name], value);
}

/** Permission keys suggested while typing: those that the default menu requires. */
export const knownPermissions: readonly string[] = [
  ...new Set(
    Object.values(defaultNavigation).flatMap((page) =>
      typeof page === 'object' && page !== null && 'permissions' in page ? (page.permissions ?? []) : [],
    ),
  ),
].sort();
