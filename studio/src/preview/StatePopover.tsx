import { type ScreenState, type StateKind, screenById, stateKindOf } from '@portico/fixtures';
import { Check } from 'lucide-react';
import { Header, Menu, MenuItem, MenuSection } from 'react-aria-components';
import { useView } from '../app/view-store';
import type { PickerPopoverProps } from './PickerButton';
import { PickerPopover } from './PickerPopover';

const kindTitles: { readonly [K in StateKind]: string } = { normal: 'Normal', errors: 'Errors', data: 'Data' };
const kinds = Object.keys(kindTitles) as StateKind[];

/** Every state of the screen, grouped: steps of the flow, errors, and unusual data. */
export function StatePopover(picker: PickerPopoverProps) {
  const current = useView((view) => view.state);
  const look = useView((view) => view.look);
  const states = Object.entries(screenById(useView((view) => view.screen))?.states ?? {});
  const groups = kinds
    .map((kind) => ({ kind, states: states.filter(([name]) => stateKindOf(name) === kind) }))
    .filter((group) => group.states.length > 0);
  return (
    <PickerPopover className="state-popover" {...picker}>
      <Menu
        className="state-menu"
        aria-label="States"
        autoFocus="first"
        selectionMode="single"
        selectedKeys={[current]}
        onAction={(name) => look({ state: String(name) })}
        onClose={picker.onClose}
      >
        {groups.map((group) => (
          <StateGroup key={group.kind} {...group} />
        ))}
      </Menu>
    </PickerPopover>
  );
}

function StateGroup({ kind, states }: { kind: StateKind; states: readonly (readonly [string, ScreenState])[] }) {
  return (
    <MenuSection>
      <Header className="state-group">
        {kindTitles[kind]}
        <span className="screen-count">{states.length}</span>
      </Header>
      {states.map(([name, { title }]) => (
        <MenuItem key={name} id={name} className="state-item" textValue={title}>
          {({ isSelected }) => (
            <>
              {title}
              {isSelected && <Check size={14} aria-hidden />}
            </>
          )}
        </MenuItem>
      ))}
    </MenuSection>
  );
}
