import { textMatcher } from '../../../ui/text-match';

/** Something to choose, such as a permission or an event. */
export interface PickerItem {
  id: string;
  name: string;
  /** The key by which programs know it. */
  key: string;
}

/** The items of one category. */
export interface PickerCategory<Item extends PickerItem = PickerItem> {
  id: string;
  name: string;
  items: readonly Item[];
}

/** The texts of a picker. */
export interface PickerTexts {
  label: string;
  search: string;
  clearSearch: string;
  nothingFound: string;
  /** How many of all items are chosen. */
  chosenCount: (counts: { chosen: number; total: number }) => string;
  /** How many items of a category are chosen. */
  categoryCount: (counts: { chosen: number; total: number }) => string;
  /** Names the checkbox of a whole category. */
  allOfCategory: (category: string) => string;
}

/** The items whose name or key contains a text, or whose category does; categories without any are left out. */
export function searchCategories<Item extends PickerItem>(
  categories: readonly PickerCategory<Item>[],
  search: string,
): readonly PickerCategory<Item>[] {
  if (!search.trim()) return categories;
  const matches = textMatcher(search);
  return categories
    .map((category) =>
      matches(category.name)
        ? category
        : { ...category, items: category.items.filter(({ name, key }) => matches(name, key)) },
    )
    .filter(({ items }) => items.length > 0);
}
