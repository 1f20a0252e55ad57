import { X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { FieldIds } from '../../ui/Field';
import { pressedKey } from '../../ui/pressed-key';
import { knownPermissions } from './pages';

export interface PermissionsInputProps {
  /** Connects the input with its label and its help text. */
  ids: FieldIds;
  permissions: readonly string[];
  onChange: (permissions: string[]) => void;
}

/** Permission keys as chips: Enter adds the typed key, known keys are suggested. */
export function PermissionsInput({ ids, permissions, onChange }: PermissionsInputProps) {
  const [typed, setTyped] = useState('');
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);

  function add(): void {
    const key = typed.trim();
    if (key !== '' && !permissions.includes(key)) onChange([...permissions, key]);
    setTyped('');
  }

  /** The button that removes a permission goes with it, so the focus moves to the field. */
  function remove(key: string): void {
    onChange(permissions.filter((other) => other !== key));
    field.current?.focus();
  }

  return (
    <div className="studio-permissions">
      {permissions.length > 0 && (
        <ul className="studio-chips">
          {permissions.map((key) => (
            <li key={key} className="studio-chip">
              {key}
              <button type="button" aria-label={`Remove ${key}`} onClick={() => remove(key)}>
                <X size={12} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        {...ids}
        ref={field}
        className="studio-input"
        data-mono
        data-own-undo={typed !== '' || undefined}
        list={listId}
        value={typed}
        placeholder="Add a permission"
        spellCheck={false}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={add}
        onKeyDown={(event) => {
          if (pressedKey(event) === 'Enter') add();
          if (event.key === 'Backspace' && typed === '' && permissions.length > 0) onChange(permissions.slice(0, -1));
        }}
      />
      <datalist id={listId}>
        {knownPermissions
          .filter((key) => !permissions.includes(key))
          .map((key) => (
            <option key={key} value={key} />
          ))}
      </datalist>
    </div>
  );
}
