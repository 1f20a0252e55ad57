import type { PageNavigation } from '@portico/sdk/metadata';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useDraft } from '../../draft/draft-store';
import { IconButton } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { Select } from '../../ui/Select';
import { PermissionsInput } from './PermissionsInput';
import { movePages, type PageRow, setPage, whyHidden } from './pages';

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
  const { set, resetOf } = usePageEdits(page);
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
            onChange={(value) => set('visibility', { visibility: value })}
          />
        )}
      </Field>
      <Field
        label="Permissions"
        {...resetOf('permissions')}
        {...(visibility !== 'byPermissions' && { help: 'Read only when the visibility is “By permissions”.' })}
      >
        {(ids) => (
          <PermissionsInput
            ids={ids}
            permissions={permissions}
            onChange={(next) => set('permissions', { permissions: next })}
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
            onChange={({ target }) =>
              set('flag', { featureFlag: target.value.trim() }, { coalesce: `flag ${page.id}` })
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

/** Sets and resets the settings of one page in the document. */
function usePageEdits({ id, title }: PageRow) {
  const edit = useDraft((draft) => draft.edit);
  const reset = useDraft((draft) => draft.reset);
  const own = useDraft((draft) => draft.metadata.navigation?.[id]);
  return {
    set(label: string, patch: Partial<PageNavigation>, options?: { coalesce: string }) {
      edit(`${title}: ${label}`, (metadata) => setPage(metadata, id, patch), options);
    },
    /** The property for the reset button of a field; none while the setting has its default. */
    resetOf: (name: keyof PageNavigation) =>
      own?.[name] === undefined ? {} : { onReset: () => reset(`Reset ${title}`, ['navigation', id, name]) },
  };
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
