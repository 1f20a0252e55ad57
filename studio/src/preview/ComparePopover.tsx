import { Check } from 'lucide-react';
import { Header, Menu, MenuItem, MenuSection } from 'react-aria-components';
import { languageChoices } from '../app/languages';
import { useView } from '../app/view-store';
import { nextComparison, otherLanguages } from './compared';
import type { PickerPopoverProps } from './PickerButton';
import { PickerPopover } from './PickerPopover';

/** The other scheme, or up to two more languages, next to the screen. */
export function ComparePopover(picker: PickerPopoverProps) {
  const language = useView((view) => view.language);
  const compare = useView((view) => view.compare);
  const look = useView((view) => view.look);
  const chosen = compare === 'schemes' ? ['schemes'] : otherLanguages({ language, compare });
  return (
    <PickerPopover className="state-popover" {...picker}>
      <Menu
        className="state-menu"
        aria-label="Next to the screen"
        autoFocus="first"
        selectionMode="multiple"
        selectedKeys={chosen}
        onAction={(key) => look({ compare: nextComparison({ language, compare }, String(key)) })}
        onClose={picker.onClose}
      >
        <CompareItem id="schemes" title="Light and dark" />
        <MenuSection>
          <Header className="state-group">Languages, up to two</Header>
          {languageChoices
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
