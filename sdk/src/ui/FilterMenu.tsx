import { Check, ChevronDown } from 'lucide-react';
import { Button, MenuTrigger, Popover, Menu as RacMenu, MenuItem as RacMenuItem } from 'react-aria-components';
import { FilterFrame } from './FilterFrame';
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
  const chosen = selected.length > 0;
  return (
    <FilterFrame clearLabel={clearLabel} onClear={chosen ? () => onChange([]) : undefined}>
      <MenuTrigger>
        <Button className="portico-filter-button">
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
    </FilterFrame>
  );
}
