import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { LongList } from '../../../ui/LongList';
import { idOf } from '../../../ui/use-long-list';
import type { PickerCategory, PickerItem, PickerTexts } from './categories';

export interface CategoryFoldProps<Item extends PickerItem> {
  category: PickerCategory<Item>;
  chosen: ReadonlySet<string>;
  texts: Pick<PickerTexts, 'allOfCategory' | 'categoryCount'>;
  changeable: (item: Item) => boolean;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onToggle: (items: readonly Item[], on: boolean) => void;
}

/** One category: a checkbox for all of its items, their count, and the items when it is unfolded. */
export function CategoryFold<Item extends PickerItem>(props: CategoryFoldProps<Item>) {
  const { category, chosen, texts, isOpen, onOpen, onToggle } = props;
  const { name, items } = category;
  const id = useId();
  const count = items.filter((item) => chosen.has(item.id)).length;
  const changeable = items.filter(props.changeable);
  const isAll = changeable.length > 0 && changeable.every((item) => chosen.has(item.id));
  return (
    <div className="portico-category">
      <div className="portico-category-head">
        <Tick
          label={texts.allOfCategory(name)}
          checked={isAll}
          mixed={count > 0 && !isAll}
          disabled={changeable.length === 0}
          onChange={() => onToggle(changeable, !isAll)}
        />
        <button
          type="button"
          className="portico-category-button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => onOpen(!isOpen)}
        >
          <span className="portico-category-name">
            <bdi>{name}</bdi>
          </span>
          <span className="portico-category-count" data-some={count > 0 || undefined}>
            {texts.categoryCount({ chosen: count, total: items.length })}
          </span>
          <ChevronDown size={16} aria-hidden="true" />
        </button>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <LongList items={items} itemKey={idOf}>
            {(item) => (
              <ItemRow
                item={item}
                checked={chosen.has(item.id)}
                disabled={!props.changeable(item)}
                onToggle={(on) => onToggle([item], on)}
              />
            )}
          </LongList>
        )}
      </div>
    </div>
  );
}

interface ItemRowProps {
  item: PickerItem;
  checked: boolean;
  disabled: boolean;
  onToggle: (on: boolean) => void;
}

function ItemRow({ item, checked, disabled, onToggle }: ItemRowProps) {
  const id = useId();
  return (
    <label className="portico-picker-item" htmlFor={id} data-disabled={disabled || undefined}>
      <input
        id={id}
        type="checkbox"
        className="portico-checkbox-input"
        aria-label={item.name}
        aria-describedby={`${id}-key`}
        checked={checked}
        disabled={disabled}
        onChange={() => onToggle(!checked)}
      />
      <span className="portico-picker-texts">
        <span>
          <bdi>{item.name}</bdi>
        </span>
        <bdi id={`${id}-key`} className="portico-key-text" dir="ltr">
          {item.key}
        </bdi>
      </span>
    </label>
  );
}

interface TickProps {
  label: string;
  checked: boolean;
  mixed: boolean;
  disabled: boolean;
  onChange: () => void;
}

function Tick({ mixed, label, ...input }: TickProps) {
  return (
    <input
      type="checkbox"
      className="portico-checkbox-input"
      aria-label={label}
      ref={(element) => {
        if (element) element.indeterminate = mixed;
      }}
      {...input}
    />
  );
}
