import { ArrowDown, ArrowUp, Settings2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslate } from '../../app/context';
import { Button } from '../../ui/Button';
import { PopoverButton } from '../../ui/PopoverButton';
import { Switch } from '../../ui/Switch';
import type { TableLayoutState } from './use-table-layout';

/** The title of a column; for a table whose columns can't be chosen, the table's name instead. */
type TableTexts = { title: (column: string) => string } | { table: string };

export type TableLayoutMenuProps = TableLayoutState & TableTexts;

/** A menu in which the user chooses the columns of a table, their order and the height of rows. */
export function TableLayoutMenu(props: TableLayoutMenuProps) {
  const t = useTranslate();
  return (
    <PopoverButton
      label={'title' in props ? t('adminPortal.table.chooseColumns') : t('adminPortal.table.layoutOf', props)}
      trigger={<Settings2 size={16} />}
      triggerClass="portico-icon-button portico-toolbar-button"
      placement="bottom end"
    >
      {() => (
        <div className="portico-layout-menu">
          {'title' in props && <ColumnChoices {...props} />}
          <Switch
            label={t('adminPortal.table.compact')}
            checked={props.layout.density === 'compact'}
            onChange={(compact) => props.change({ density: compact ? 'compact' : 'comfortable' })}
          />
          {props.reset && (
            <Button variant="quiet" size="dense" onClick={props.reset}>
              {t('adminPortal.table.resetToDefault')}
            </Button>
          )}
        </div>
      )}
    </PopoverButton>
  );
}

interface ColumnChoicesProps extends TableLayoutState {
  title: (column: string) => string;
}

function ColumnChoices({ layout: { columns }, change, title }: ColumnChoicesProps) {
  const t = useTranslate();
  const move = (from: number, to: number) => {
    const next = columns.filter((_, index) => index !== from);
    change({ columns: [...next.slice(0, to), ...columns.slice(from, from + 1), ...next.slice(to)] });
  };
  const toggle = (id: string) =>
    change({ columns: columns.map((column) => (column.id === id ? { id, shown: !column.shown } : column)) });
  return (
    <fieldset className="portico-layout-group">
      <legend className="portico-label">{t('adminPortal.table.columns')}</legend>
      {columns.map(({ id, shown }, index) => (
        <div key={id} className="portico-layout-column">
          <label className="portico-checkbox">
            <input type="checkbox" className="portico-checkbox-input" checked={shown} onChange={() => toggle(id)} />
            <span>{title(id)}</span>
          </label>
          <MoveButton
            label={t('adminPortal.table.moveUp', { column: title(id) })}
            enabled={index > 0}
            onClick={() => move(index, index - 1)}
          >
            <ArrowUp size={14} />
          </MoveButton>
          <MoveButton
            label={t('adminPortal.table.moveDown', { column: title(id) })}
            enabled={index + 1 < columns.length}
            onClick={() => move(index, index + 1)}
          >
            <ArrowDown size={14} />
          </MoveButton>
        </div>
      ))}
    </fieldset>
  );
}

interface MoveButtonProps {
  label: string;
  enabled: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** Stays focusable at the end of the list, so that the keyboard focus is not lost. */
function MoveButton({ label, enabled, onClick, children }: MoveButtonProps) {
  return (
    <button
      type="button"
      className="portico-icon-button"
      data-size="small"
      aria-label={label}
      aria-disabled={!enabled || undefined}
      onClick={() => enabled && onClick()}
    >
      {children}
    </button>
  );
}
