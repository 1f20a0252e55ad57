import type { Permission, PermissionCategory, Role } from '../../../contract';
import type { Loaded } from '../../parts/loaded';
import type { Undo } from '../../parts/use-offer-undo';

/** What the page loads. */
export interface RolesData {
  roles: readonly Role[];
  permissions: readonly Permission[];
  categories: readonly PermissionCategory[];
}

/** The values of the form about a role. */
export interface RoleDraft {
  key: string;
  name: string;
  description: string;
  isDefault: boolean;
  /** Ids of permissions. */
  permissions: readonly string[];
}

/** The state of the page and the user's actions. All but `load` reject with an {@link ApiError}. */
export interface RolesStore {
  data: Loaded<RolesData>;
  /** Never rejects. */
  load(): Promise<void>;
  create(draft: RoleDraft, level: number | undefined): Promise<void>;
  /**
   * Saves what differs from `base`, the role as the user has seen it. Rejects with status 404 if the role was deleted
   * meanwhile, and with 412 if it was changed; the state then has the current roles.
   *
   * @returns How to undo it; nothing if nothing differs.
   */
  update(base: Role, draft: RoleDraft): Promise<Undo | undefined>;
  /** Changes this one value only. Shown at once, and reverted if the call fails. */
  setDefault(roleId: string, isDefault: boolean): Promise<void>;
  remove(roleId: string): Promise<void>;
  /**
   * Sets which of the tenant's own roles have a permission. Rejects with status 412 if it is in other roles by now than
   * in `base`, or if one of the roles was deleted; the state then has the current roles.
   */
  setPermissionRoles(permissionId: string, roleIds: readonly string[], base: readonly string[]): Promise<void>;
}
