import { useId, useMemo, useState } from 'react';
import { SearchField } from '../../../ui/SearchField';
import { CategoryFold } from './CategoryFold';
import { type PickerCategory, type PickerItem, type PickerTexts, searchCategories } from './categories';

export interface CategoryPickerProps<Item extends PickerItem> {
  categories: readonly PickerCategory<Item>[];
  /** Ids of items; those of unknown ones stay chosen. */
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
  texts: PickerTexts;
  hint?: string;
  /** Whether an item can be changed. Default: every one. */
  changeable?: (item: Item) => boolean;
}

/**
 * Chooses items by category. Categories are folded, so that a list of hundreds stays short; a search unfolds the ones
 * with a match. Style it by `.portico-picker`.
 */
export function CategoryPicker<Item extends PickerItem>(props: CategoryPickerProps<Item>) {
  const { categories, chosen, onChange, texts, hint = '', changeable = always } = props;
  const id = useId();
  const [search, setSearch] = useState('');
  const found = useMemo(() => searchCategories(categories, search), [categories, search]);
  // Here, because the lists below one that unfolds move, and find their rows in view when this renders.
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const all = categories.flatMap(({ items }) => items);
  const counts = { chosen: all.filter((item) => chosen.has(item.id)).length, total: all.length };
  return (
    <fieldset className="portico-picker" aria-describedby={`${id}-hint`}>
      <legend className="portico-label">{texts.label}</legend>
      <div className="portico-picker-head">
        <SearchField label={texts.search} clearLabel={texts.clearSearch} value={search} onChange={setSearch} />
        <span className="portico-hint" role="status">
          {texts.chosenCount(counts)}
        </span>
      </div>
      <div className="portico-picker-list">
        {found.map((category) => (
          <CategoryFold
            key={category.id}
            category={category}
            chosen={chosen}
            texts={texts}
            changeable={changeable}
            isOpen={search.trim() !== '' || unfolded.has(category.id)}
            onOpen={(isOpen) => setUnfolded(withAll(unfolded, [category], isOpen))}
            onToggle={(items, on) => onChange(withAll(chosen, items, on))}
          />
        ))}
        {found.length === 0 && <p className="portico-picker-none">{texts.nothingFound}</p>}
      </div>
      <p id={`${id}-hint`} className="portico-hint">
        {hint}
      </p>
    </fieldset>
  );
}

const always = () => true;

/** A set with or without some ids. */
function withAll(ids: ReadonlySet<string>, changed: readonly { id: string }[], on: boolean): ReadonlySet<string> {
  const next = new Set(ids);
  for (const { id } of changed) {
    if (on) next.add(id);
    else next.delete(id);
  }
  return next;
}
