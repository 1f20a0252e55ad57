import { useId, useMemo, useState } from 'react';
import { useSession, useTranslate } from '../../../../app/context';
import type { Permission } from '../../../../contract';
import { SearchField } from '../../../../ui/SearchField';
import { CategoryFold } from './CategoryFold';
import { canGive } from './grants';
import { type PermissionGroup, searchPermissions } from './permission-groups';
import { usePermissionGroups } from './use-permission-groups';

export interface PermissionPickerProps {
  /** Ids of permissions. */
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}

/**
 * Chooses permissions by category. Categories are folded, so that a list of hundreds stays short; a search unfolds the
 * ones with a match. Style it by `.portico-permissions`.
 */
export function PermissionPicker({ chosen, onChange }: PermissionPickerProps) {
  const t = useTranslate();
  const id = useId();
  const [search, setSearch] = useState('');
  const all = usePermissionGroups();
  const groups = useMemo(() => searchPermissions(all, search), [all, search]);
  // Here, because the lists below one that unfolds move, and find their rows in view when this renders.
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const permissions = all.flatMap((group) => group.permissions);
  const givable = useGivable();
  const counts = { chosen: permissions.filter((one) => chosen.has(one.id)).length, total: permissions.length };

  return (
    <fieldset className="portico-permissions" aria-describedby={`${id}-hint`}>
      <legend className="portico-label">{t('adminPortal.roles_addOrEditRole.choosePermissions')}</legend>
      <div className="portico-permissions-head">
        <SearchField
          label={t('adminPortal.roles_addOrEditRole.search')}
          clearLabel={t('adminPortal.roles.clearSearch')}
          value={search}
          onChange={setSearch}
        />
        <span className="portico-hint" role="status">
          {t('adminPortal.roles_addOrEditRole.chosenCount', counts)}
        </span>
      </div>
      <div className="portico-permissions-list">
        {groups.map((group) => (
          <CategoryFold
            key={group.id}
            group={group}
            chosen={chosen}
            givable={givable}
            isOpen={search.trim() !== '' || unfolded.has(group.id)}
            onOpen={(isOpen) => setUnfolded(withAll(unfolded, [group], isOpen))}
            onToggle={(permissions, on) => onChange(withAll(chosen, permissions, on))}
          />
        ))}
        {groups.length === 0 && (
          <p className="portico-permissions-none">{t('adminPortal.roles_addOrEditRole.noPermissionsFound')}</p>
        )}
      </div>
      <p id={`${id}-hint`} className="portico-hint">
        {hint(t, all, givable, counts.chosen)}
      </p>
    </fieldset>
  );
}

function hint(
  t: ReturnType<typeof useTranslate>,
  groups: readonly PermissionGroup[],
  givable: (permission: Permission) => boolean,
  chosen: number,
): string {
  const isLimited = groups.some(({ permissions }) => permissions.some((permission) => !givable(permission)));
  if (isLimited) return t('adminPortal.roles_addOrEditRole.notYours');
  return chosen === 0 ? t('adminPortal.roles_addOrEditRole.noPermissionsHint') : '';
}

/** Whether the signed-in user can give a permission. */
function useGivable(): (permission: Permission) => boolean {
  const user = useSession((session) => session.user);
  const granted = user?.permissions ?? [];
  return (permission) => user?.superUser === true || canGive(granted, permission);
}

/** A set with or without some ids. */
function withAll(ids: ReadonlySet<string>, changed: readonly { id: string }[], on: boolean): ReadonlySet<string> {
  const next = new Set(ids);
  for (const { id } of changed) {
    if (on) next.add(id);
    else next.delete(id);
  }
  return next;
}
