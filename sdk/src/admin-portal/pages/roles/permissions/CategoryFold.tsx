import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { useTranslate } from '../../../../app/context';
import type { Permission } from '../../../../contract';
import { LongList } from '../../../../ui/LongList';
import type { PermissionGroup } from './permission-groups';

export interface CategoryFoldProps {
  group: PermissionGroup;
  chosen: ReadonlySet<string>;
  givable: (permission: Permission) => boolean;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onToggle: (permissions: readonly Permission[], on: boolean) => void;
}

/** One category: a checkbox for all of its permissions, their count, and the permissions when it is unfolded. */
export function CategoryFold({ group, chosen, givable, isOpen, onOpen, onToggle }: CategoryFoldProps) {
  const t = useTranslate();
  const id = useId();
  const count = group.permissions.filter((permission) => chosen.has(permission.id)).length;
  const changeable = group.permissions.filter(givable);
  const isAll = changeable.length > 0 && changeable.every((permission) => chosen.has(permission.id));
  const category = group.name;
  return (
    <div className="portico-category">
      <div className="portico-category-head">
        <Tick
          label={t('adminPortal.roles_addOrEditRole.allOfCategory', { category })}
          checked={isAll}
          mixed={count > 0 && !isAll}
          disabled={changeable.length === 0}
          onChange={() => onToggle(changeable, !isAll)}
        />
        <button
          type="button"
          className="portico-category-button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => onOpen(!isOpen)}
        >
          <span className="portico-category-name">{category}</span>
          <span className="portico-category-count" data-some={count > 0 || undefined}>
            {t('adminPortal.roles_addOrEditRole.categoryCount', { chosen: count, total: group.permissions.length })}
          </span>
          <ChevronDown size={16} aria-hidden="true" />
        </button>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <LongList items={group.permissions} itemKey={idOf}>
            {(permission) => (
              <PermissionRow
                permission={permission}
                checked={chosen.has(permission.id)}
                disabled={!givable(permission)}
                onToggle={(on) => onToggle([permission], on)}
              />
            )}
          </LongList>
        )}
      </div>
    </div>
  );
}

const idOf = ({ id }: Permission) => id;

interface PermissionRowProps {
  permission: Permission;
  checked: boolean;
  disabled: boolean;
  onToggle: (on: boolean) => void;
}

function PermissionRow({ permission, checked, disabled, onToggle }: PermissionRowProps) {
  const id = useId();
  return (
    <label className="portico-permission" htmlFor={id} data-disabled={disabled || undefined}>
      <input
        id={id}
        type="checkbox"
        className="portico-checkbox-input"
        aria-label={permission.name}
        aria-describedby={`${id}-key`}
        checked={checked}
        disabled={disabled}
        onChange={() => onToggle(!checked)}
      />
      <span className="portico-permission-texts">
        <span>{permission.name}</span>
        <bdi id={`${id}-key`} className="portico-key-text" dir="ltr">
          {permission.key}
        </bdi>
      </span>
    </label>
  );
}

interface TickProps {
  label: string;
  checked: boolean;
  mixed: boolean;
  disabled: boolean;
  onChange: () => void;
}

function Tick({ mixed, label, ...input }: TickProps) {
  return (
    <input
      type="checkbox"
      className="portico-checkbox-input"
      aria-label={label}
      ref={(element) => {
        if (element) element.indeterminate = mixed;
      }}
      {...input}
    />
  );
}
