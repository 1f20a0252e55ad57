import { Check, Minus } from 'lucide-react';
import { type CSSProperties, type FocusEvent, type Ref, useMemo, useRef, useState } from 'react';
import { useTranslate } from '../../../../app/context';
import type { Permission } from '../../../../contract';
import { useLongList } from '../../../../ui/use-long-list';
import { usePermission } from '../../../parts/use-access';
import { usePortalActions } from '../../../shell/use-portal';
import type { Grant } from '../permissions/grants';
import type { PermissionGroup } from '../permissions/permission-groups';
import type { RolesDialog } from '../roles-dialogs';
import { rolesPermissions } from '../roles-permissions';
import { bodiesOf, keyOfRow, type MatrixColumn, type MatrixRow, rowsOf } from './matrix-rows';

export interface MatrixTableProps {
  groups: readonly PermissionGroup[];
  columns: readonly MatrixColumn[];
}

/** The matrix. Its header row and its first column stay in view while it scrolls. Style it by `.portico-matrix`. */
export function MatrixTable({ groups, columns }: MatrixTableProps) {
  const t = useTranslate();
  const body = useRef<HTMLTableSectionElement>(null);
  const rows = useMemo(() => rowsOf(groups), [groups]);
  const { isPart, view, partsWith, virtualizerOf } = useLongList(rows, keyOfRow);
  const [current, setCurrent] = useState(0);
  const noteFocus = ({ target }: FocusEvent) => {
    const row = target.closest<HTMLElement>('[data-index]');
    if (row) setCurrent(Number(row.dataset.index));
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area needs the focus to be scrolled by keyboard
    <section className="portico-matrix" aria-label={t('adminPortal.roles.matrixLabel')} tabIndex={0}>
      <table
        aria-rowcount={isPart ? rows.length + 1 : undefined}
        data-long={isPart || undefined}
        style={{ '--portico-matrix-roles': columns.length } as CSSProperties}
        onFocus={noteFocus}
      >
        <thead>
          <tr aria-rowindex={isPart ? 1 : undefined}>
            <th scope="col">{t('adminPortal.roles.matrixPermissionHeader')}</th>
            {columns.map(({ role }) => (
              <th key={role.id} scope="col">
                <bdi>{role.name}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        {bodiesOf(partsWith(Math.min(current, rows.length - 1)), rows).map(({ key, parts }, index) => (
          <tbody key={key} ref={index === 0 ? body : undefined}>
            {parts.map((part) =>
              'gap' in part ? (
                <tr key={`gap ${part.before}`} className="portico-matrix-gap">
                  <td style={{ blockSize: part.gap }} colSpan={columns.length + 1} />
                </tr>
              ) : (
                <MatrixRowElement
                  key={part.index}
                  row={rows[part.index]}
                  columns={columns}
                  index={part.index}
                  isPart={isPart}
                  rowRef={view?.measure}
                />
              ),
            )}
          </tbody>
        ))}
      </table>
      {virtualizerOf(body, current)}
    </section>
  );
}

interface MatrixRowProps {
  row: MatrixRow | undefined;
  columns: readonly MatrixColumn[];
  index: number;
  isPart: boolean;
  rowRef: Ref<HTMLTableRowElement> | undefined;
}

function MatrixRowElement({ row, columns, index, isPart, rowRef }: MatrixRowProps) {
  if (!row) return null;
  const place = { ref: rowRef, 'data-index': index, 'aria-rowindex': isPart ? index + 2 : undefined };
  if (!row.permission) {
    return (
      <tr {...place} className="portico-matrix-category">
        <th scope="rowgroup">
          <bdi>{row.group.name}</bdi>
        </th>
        {columns.map(({ role, grants }) => (
          <td key={role.id}>
            <GrantedCount group={row.group} grants={grants} />
          </td>
        ))}
      </tr>
    );
  }
  const { permission } = row;
  return (
    <tr {...place}>
      <th scope="row">
        <PermissionName permission={permission} />
      </th>
      {columns.map(({ role, grants }) => (
        <td key={role.id}>
          <GrantMark grant={grants.get(permission.id)} />
        </td>
      ))}
    </tr>
  );
}

function GrantedCount({ group: { permissions }, grants }: { group: PermissionGroup; grants: MatrixColumn['grants'] }) {
  const t = useTranslate();
  const chosen = permissions.filter(({ id }) => grants.has(id)).length;
  return <span>{t('adminPortal.roles_addOrEditRole.categoryCount', { chosen, total: permissions.length })}</span>;
}

/** The name of a permission, which opens the roles that have it if the user may change them. */
function PermissionName({ permission }: { permission: Permission }) {
  const t = useTranslate();
  const { openDialog } = usePortalActions();
  const mayChange = usePermission(rolesPermissions.update);
  const name = <bdi>{permission.name}</bdi>;
  if (!mayChange) return name;
  return (
    <button
      type="button"
      className="portico-row-link"
      aria-haspopup="dialog"
      aria-label={t('adminPortal.roles.editPermissionRoles', { permission: permission.name })}
      onClick={() => openDialog({ kind: 'editPermissionRoles', permissionId: permission.id } satisfies RolesDialog)}
    >
      {name}
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
