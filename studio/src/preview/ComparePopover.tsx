import { Check } from 'lucide-react';
import { Header, Menu, MenuItem, MenuSection } from 'react-aria-components';
import { useLanguageChoices } from '../view/languages';
import { useView } from '../view/view-store';
import { chosenParts, nextComparison, partTitle } from './compared';
import type { PickerPopoverProps } from './PickerButton';
import { PickerPopover } from './PickerPopover';
import { useComparison } from './use-compared-frames';

/** The other scheme, another device, or up to two more languages, next to the screen. */
export function ComparePopover(picker: PickerPopoverProps) {
  const comparison = useComparison();
  const { language } = comparison;
  const changeView = useView((view) => view.changeView);
  const choices = useLanguageChoices();
  return (
    <PickerPopover className="state-popover" {...picker}>
      <Menu
        className="state-menu"
        aria-label="Next to the screen"
        autoFocus="first"
        selectionMode="multiple"
        selectedKeys={chosenParts(comparison)}
        onAction={(key) => changeView({ compare: nextComparison(comparison, String(key)) })}
        onClose={picker.onClose}
      >
        <CompareItem id="schemes" title={partTitle('schemes', comparison)} />
        <CompareItem id="devices" title={partTitle('devices', comparison)} />
        <MenuSection>
          <Header className="state-group">Languages, up to two</Header>
          {choices
            .filter(({ value }) => value !== language)
            .map(({ value, label }) => (
              <CompareItem key={value} id={value} title={label} />
            ))}
        </MenuSection>
      </Menu>
    </PickerPopover>
  );
}

function CompareItem({ id, title }: { id: string; title: string }) {
  return (
    <MenuItem id={id} className="state-item" textValue={title}>
      {({ isSelected }) => (
        <>
          {title}
          {isSelected && <Check size={14} aria-hidden />}
        </>
      )}
    </MenuItem>
  );
}
