import { Check, Minus } from 'lucide-react';
import { useTranslate } from '../../../../app/context';
import type { Permission } from '../../../../contract';
import { usePermission } from '../../../parts/use-access';
import { usePortalActions } from '../../../shell/use-portal';
import type { Grant } from '../permissions/grants';
import type { PermissionGroup } from '../permissions/permission-groups';
import type { RolesDialog } from '../roles-dialogs';
import { rolesPermissions } from '../roles-permissions';
import type { MatrixColumn } from './matrix-rows';

export interface MatrixTableProps {
  groups: readonly PermissionGroup[];
  columns: readonly MatrixColumn[];
}

/** The matrix. Its header row and its first column stay in view while it scrolls. Style it by `.portico-matrix`. */
export function MatrixTable({ groups, columns }: MatrixTableProps) {
  const t = useTranslate();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area needs the focus to be scrolled by keyboard
    <section className="portico-matrix" aria-label={t('adminPortal.roles.matrixLabel')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('adminPortal.roles.matrixPermissionHeader')}</th>
            {columns.map(({ role }) => (
              <th key={role.id} scope="col">
                <span>{role.name}</span>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <MatrixCategory key={group.id} group={group} columns={columns} />
        ))}
      </table>
    </section>
  );
}

function MatrixCategory({ group, columns }: { group: PermissionGroup; columns: readonly MatrixColumn[] }) {
  const t = useTranslate();
  const total = group.permissions.length;
  return (
    <tbody>
      <tr className="portico-matrix-category">
        <th scope="rowgroup">{group.name}</th>
        {columns.map(({ role, grants }) => (
          <td key={role.id}>
            {t('adminPortal.roles_addOrEditRole.categoryCount', {
              chosen: group.permissions.filter(({ id }) => grants.has(id)).length,
              total,
            })}
          </td>
        ))}
      </tr>
      {group.permissions.map((permission) => (
        <tr key={permission.id}>
          <th scope="row">
            <PermissionName permission={permission} />
          </th>
          {columns.map(({ role, grants }) => (
            <td key={role.id}>
              <GrantMark grant={grants.get(permission.id)} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/** The name of a permission, which opens the roles that have it if the user may change them. */
function PermissionName({ permission }: { permission: Permission }) {
  const t = useTranslate();
  const { openDialog } = usePortalActions();
  const mayChange = usePermission(rolesPermissions.update);
  if (!mayChange) return permission.name;
  return (
    <button
      type="button"
      className="portico-row-link"
      aria-haspopup="dialog"
      aria-label={t('adminPortal.roles.editPermissionRoles', { permission: permission.name })}
      onClick={() => openDialog({ kind: 'editPermissionRoles', permissionId: permission.id } satisfies RolesDialog)}
    >
      {permission.name}
    </button>
  );
}

/** Whether a role allows something; a dash shows what another permission includes. */
function GrantMark({ grant }: { grant: Grant | undefined }) {
  const t = useTranslate();
  const text =
    grant?.by === 'other'
      ? t('adminPortal.roles.grantedBy', { permission: grant.permission.name })
      : t(grant ? 'adminPortal.roles.granted' : 'adminPortal.roles.notGranted');
  return (
    <span className="portico-grant" data-grant={grant?.by ?? 'none'} title={text}>
      {grant ? <Check size={16} aria-hidden="true" /> : <Minus size={16} aria-hidden="true" />}
      <span className="portico-visually-hidden">{text}</span>
    </span>
  );
}
