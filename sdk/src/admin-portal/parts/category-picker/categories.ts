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

/** The items whose name or key contains a text, or whose category does; categories without any are left out. */
export function searchCategories<Item extends PickerItem>(
  categories: readonly PickerCategory<Item>[],
  search: string,
): readonly PickerCategory<Item>[] {
  const text = search.trim().toLowerCase();
  if (!text) return categories;
  const matches = (...values: string[]) => values.some((value) => value.toLowerCase().includes(text));
  return categories
    .map((category) =>
      matches(category.name)
        ? category
        : { ...category, items: category.items.filter(({ name, key }) => matches(name, key)) },
    )
    .filter(({ items }) => items.length > 0);
}
