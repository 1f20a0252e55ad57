import { Check, ChevronDown, X } from 'lucide-react';
import { useRef } from 'react';
import { Button, MenuTrigger, Popover, Menu as RacMenu, MenuItem as RacMenuItem } from 'react-aria-components';
import { useOverlayHost } from './OverlayHost';

interface FilterOption {
  id: string;
  label: string;
}

export interface FilterMenuProps {
  label: string;
  /** The button's text, which names the choices. */
  summary: string;
  mode: 'single' | 'multiple';
  options: readonly FilterOption[];
  selected: readonly string[];
  onChange: (selected: string[]) => void;
  clearLabel: string;
}

/** A filter as a chip: opens its choices, shows the chosen ones, and can be cleared. Style it by `.portico-filter`. */
export function FilterMenu({ label, summary, mode, options, selected, onChange, clearLabel }: FilterMenuProps) {
  const host = useOverlayHost();
  const button = useRef<HTMLButtonElement>(null);
  const chosen = selected.length > 0;
  const clear = () => {
    onChange([]);
    // Its own button disappears.
    button.current?.focus();
  };
  return (
    <span className="portico-filter" data-chosen={chosen || undefined}>
      <MenuTrigger>
        <Button ref={button} className="portico-filter-button">
          <span>{summary}</span>
          {!chosen && <ChevronDown size={14} />}
        </Button>
        <Popover className="portico-popover" placement="bottom start" offset={4} UNSTABLE_portalContainer={host}>
          <RacMenu
            className="portico-menu"
            aria-label={label}
            selectionMode={mode}
            selectedKeys={selected}
            onSelectionChange={(keys) =>
              onChange(options.map(({ id }) => id).filter((id) => keys === 'all' || keys.has(id)))
            }
          >
            {options.map((option) => (
              <RacMenuItem key={option.id} id={option.id} textValue={option.label} className="portico-menu-item">
                <span className="portico-menu-check">
                  <Check size={16} />
                </span>
                <span>{option.label}</span>
              </RacMenuItem>
            ))}
          </RacMenu>
        </Popover>
      </MenuTrigger>
      {chosen && (
        <button type="button" className="portico-filter-clear" aria-label={clearLabel} onClick={clear}>
          <X size={14} />
        </button>
      )}
    </span>
  );
}
