/** Selected users that a dialog's address names; a larger selection is not in the address. */
const NAMED_SELECTION = 20;

/** Stands for the ids of a selection that is too large for an address. */
const WHOLE_SELECTION = 'selected';

/** The ids that stand for a selection in the address of a dialog. */
export function idsInAddress(selected: ReadonlySet<string>): readonly string[] {
  return selected.size > NAMED_SELECTION ? [WHOLE_SELECTION] : [...selected];
}

/** The users that a dialog's address names, if they are selected or among the rows: others may not be shown. */
export function idsOfAddress(
  ids: readonly string[],
  { selected, listed }: { selected: ReadonlySet<string>; listed: readonly { id: string }[] },
): readonly string[] {
  if (ids[0] === WHOLE_SELECTION) return [...selected];
  return ids.filter((id) => selected.has(id) || listed.some((row) => row.id === id));
}
