import { type ScreenState, screenById } from '@portico/fixtures';
import { Check } from 'lucide-react';
import { Header, Menu, MenuItem, MenuSection } from 'react-aria-components';
import { useView } from '../view/view-store';
import type { PickerPopoverProps } from './PickerButton';
import { PickerPopover } from './PickerPopover';
import { type StateGroup, stateGroups } from './state-groups';

/** Every state of the screen, grouped: steps of the flow, errors, and unusual data. */
export function StatePopover(picker: PickerPopoverProps) {
  const current = useView((view) => view.state);
  const changeView = useView((view) => view.changeView);
  const states = Object.entries(screenById(useView((view) => view.screen))?.states ?? {});
  const groups = stateGroups(states, ([name]) => name);
  return (
    <PickerPopover className="state-popover" {...picker}>
      <Menu
        className="state-menu"
        aria-label="States"
        autoFocus="first"
        selectionMode="single"
        selectedKeys={[current]}
        onAction={(name) => changeView({ state: String(name) })}
        onClose={picker.onClose}
      >
        {groups.map((group) => (
          <StateSection key={group.kind} {...group} />
        ))}
      </Menu>
    </PickerPopover>
  );
}

function StateSection({ title: kindTitle, states }: StateGroup<[string, ScreenState]>) {
  return (
    <MenuSection>
      <Header className="state-group">
        {kindTitle}
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
