import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useDraft } from '../../draft/draft-store';
import { IconButton } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { Select } from '../../ui/Select';
import { knownPermissions, movePages, type PageRow, setPage, whyHidden } from './pages';

const visibilities = [
  { value: 'always', label: 'Always' },
  { value: 'byPermissions', label: 'By permissions' },
  { value: 'hidden', label: 'Hidden' },
] as const;

export interface PageSettingsProps {
  page: PageRow;
  order: readonly string[];
  onMove: (order: readonly string[]) => void;
}

/** Visibility conditions of one page, and its position in the menu. */
export function PageSettings({ page, order, onMove }: PageSettingsProps) {
  const edit = useDraft((draft) => draft.edit);
  const own = useDraft((draft) => draft.metadata.navigation?.[page.id]);
  const reset = useDraft((draft) => draft.reset);
  const resetOf = (name: keyof NonNullable<typeof own>) =>
    own?.[name] === undefined ? {} : { onReset: () => reset(`Reset ${page.title}`, ['navigation', page.id, name]) };
  const { visibility = 'hidden', permissions = [], featureFlag = '' } = page.settings;
  const why = whyHidden(page.explanation);

  return (
    <section className="studio-page-settings" aria-label={`Settings of ${page.title}`}>
      <header className="studio-page-head">
        <h3>{page.title}</h3>
        <MoveButtons page={page} order={order} onMove={onMove} />
      </header>
      <Field row label="Visibility" {...resetOf('visibility')}>
        {(ids) => (
          <Select
            {...ids}
            value={visibility}
            options={visibilities}
            onChange={(value) => edit(`${page.title}: visibility`, (m) => setPage(m, page.id, { visibility: value }))}
          />
        )}
      </Field>
      <Field
        label="Permissions"
        {...resetOf('permissions')}
        {...(visibility !== 'byPermissions' && { help: 'Read only when the visibility is “By permissions”.' })}
      >
        {(ids) => (
          <Permissions
            id={ids.id}
            permissions={permissions}
            onChange={(next) => edit(`${page.title}: permissions`, (m) => setPage(m, page.id, { permissions: next }))}
          />
        )}
      </Field>
      <Field row label="Feature flag" {...resetOf('featureFlag')}>
        {(ids) => (
          <input
            {...ids}
            className="studio-input"
            data-mono
            value={featureFlag}
            placeholder="None"
            spellCheck={false}
            onChange={(event) =>
              edit(`${page.title}: flag`, (m) => setPage(m, page.id, { featureFlag: event.target.value.trim() }), {
                coalesce: `flag ${page.id}`,
              })
            }
          />
        )}
      </Field>
      <p className="studio-help" role="status">
        {why === null ? 'This persona sees the page.' : `This persona does not see the page: ${why}.`}
      </p>
    </section>
  );
}

function MoveButtons({ page, order, onMove }: PageSettingsProps) {
  const at = order.indexOf(page.id);
  const before = order[at - 1];
  const after = order[at + 1];
  const moved = new Set([page.id as string]);
  return (
    <>
      <IconButton
        label="Move up"
        disabled={before === undefined}
        onClick={() => before !== undefined && onMove(movePages(order, moved, before, 'before'))}
      >
        <ArrowUp size={14} aria-hidden />
      </IconButton>
      <IconButton
        label="Move down"
        disabled={after === undefined}
        onClick={() => after !== undefined && onMove(movePages(order, moved, after, 'after'))}
      >
        <ArrowDown size={14} aria-hidden />
      </IconButton>
    </>
  );
}

interface PermissionsProps {
  id: string;
  permissions: readonly string[];
  onChange: (permissions: string[]) => void;
}

/** Permission keys as chips: Enter adds the typed key, known keys are suggested. */
function Permissions({ id, permissions, onChange }: PermissionsProps) {
  const [typed, setTyped] = useState('');
  const listId = useId();

  function add(): void {
    const key = typed.trim();
    if (key !== '' && !permissions.includes(key)) onChange([...permissions, key]);
    setTyped('');
  }

  return (
    <div className="studio-permissions">
      {permissions.length > 0 && (
        <ul className="studio-chips">
          {permissions.map((key) => (
            <li key={key} className="studio-chip">
              {key}
              <button
                type="button"
                aria-label={`Remove ${key}`}
                onClick={() => onChange(permissions.filter((other) => other !== key))}
              >
                <X size={12} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        id={id}
        className="studio-input"
        data-mono
        list={listId}
        value={typed}
        placeholder="Add a permission"
        spellCheck={false}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={add}
        onKeyDown={(event) => {
          if (event.key === 'Enter') add();
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
