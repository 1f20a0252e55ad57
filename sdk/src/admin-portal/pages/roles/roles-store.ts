import { createStore, type StoreApi } from 'zustand/vanilla';
import * as api from '../../../api/roles-permissions';
import type { Role, UpdateRoleV2Request } from '../../../contract';
import { errorCodes } from '../../../contract/error-codes';
import { ApiError } from '../../../core/errors';
import type { HttpClient } from '../../../core/http-client';
import { changedMeanwhile, ignoreGone } from '../../parts/changed-meanwhile';
import { listOf } from '../../parts/list-of';
import { loadedOf } from '../../parts/loaded';
import { reloadOnConflict } from '../../parts/reload-on-conflict';
import { isSameSet } from '../../parts/same-set';
import { rolesWith } from './permissions/grants';
import { isBuiltIn } from './role-actions';
import type { RoleDraft, RolesData, RolesStore } from './roles-state';
import { createShownRoles, listRoles } from './shown-roles';

/**
 * Creates the store of the roles. The service returns all of them in one answer, so that search and comparison need no
 * further request.
 *
 * @see Portal spec §3 "Role", "Permission", §7 "Roles, permissions, groups"
 */
export function createRolesStore(http: HttpClient): StoreApi<RolesStore> {
  return createStore<RolesStore>()((set, get, store) => {
    const { current, show, showSaved } = createShownRoles(http, store);

    return {
      data: { phase: 'loading' },

      load: async () => {
        set({ data: { phase: 'loading' } });
        set({ data: await loadedOf(loadAll(http)) });
      },

      create: async (draft, level) => {
        const lowest = Math.max(0, ...current().map((role) => role.level ?? 0));
        const created = await api
          .createRole(http, { ...draft, permissions: [...draft.permissions], level: level ?? lowest })
          .catch((error) => reloadOnConflict(error, () => listRoles(http).then(show)));
        await showSaved(created);
      },

      update: async (base, draft) => {
        const roles = await listRoles(http);
        show(roles);
        const role = roles.find(({ id }) => id === base.id);
        if (!role) throw roleNotFound();
        if (role.updatedAt !== base.updatedAt) throw changedMeanwhile();
        const changes = changesOf(base, draft);
        if (Object.keys(changes).length === 0) return undefined;
        const saved = await api.updateRoleV2(http, base.id, changes);
        await showSaved(saved);
        return saved.id ? () => get().update(saved, draftOf(base)) : undefined;
      },

      setDefault: async (roleId, isDefault) => {
        show(current().map((role) => (role.id === roleId ? { ...role, isDefault } : role)));
        try {
          await showSaved(await api.updateRole(http, roleId, { isDefault }));
        } catch (error) {
          show(current().map((role) => (role.id === roleId ? { ...role, isDefault: !isDefault } : role)));
          throw error;
        }
      },

      remove: async (roleId) => {
        await api.deleteRole(http, roleId).catch(ignoreGone);
        show(current().filter(({ id }) => id !== roleId));
      },

      setPermissionRoles: async (permissionId, roleIds, base) => {
        const roles = await listRoles(http);
        show(roles);
        const areAllThere = roleIds.every((roleId) => roles.some(({ id }) => id === roleId));
        if (!areAllThere || !isSameSet(rolesWith(permissionId, roles), base)) throw changedMeanwhile();
        await api.setPermissionRoles(http, permissionId, roleIds);
        show(current().map((role) => (isBuiltIn(role) ? role : withPermission(role, permissionId, roleIds))));
        // The change gives the roles a new date, by which the next edit of one sees who else has changed it.
        await listRoles(http).then(show, () => {});
      },
    };
  });
}

async function loadAll(http: HttpClient): Promise<RolesData> {
  const [roles, permissions, categories] = await Promise.all([
    listRoles(http),
    api.listPermissions(http),
    api.listPermissionCategories(http),
  ]);
  return { roles, permissions: listOf(permissions), categories: listOf(categories) };
}

function roleNotFound(): ApiError {
  return new ApiError('The role was deleted meanwhile', { statusCode: 404, errorCode: errorCodes.notFound });
}

function withPermission(role: Role, permissionId: string, roleIds: readonly string[]): Role {
  const others = role.permissions.filter((id) => id !== permissionId);
  return { ...role, permissions: roleIds.includes(role.id) ? [...others, permissionId] : others };
}

function draftOf({ key, name, description, isDefault, permissions }: Role): RoleDraft {
  return { key, name, description: description ?? '', isDefault, permissions };
}

/** The values that differ from the role, which the service keeps otherwise. */
function changesOf(role: Role, { name, description, isDefault, permissions }: RoleDraft): UpdateRoleV2Request {
  return {
    ...(name !== role.name && { name }),
    ...(description !== (role.description ?? '') && { description }),
    ...(isDefault !== role.isDefault && { isDefault }),
    ...(!isSameSet(permissions, role.permissions) && { permissionIds: [...permissions] }),
  };
}
