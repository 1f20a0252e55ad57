/**
 * Changes the declarations of a theme's sheet in place, rule by rule. A browser lays the whole page out anew for a replaced
 * sheet; for a changed declaration it only paints what shows it.
 *
 * @param before The text that the sheet holds, as {@link sheetOf} writes it: a rule a line, inside one layer.
 * @param after The text that it is to hold.
 * @returns False, with the sheet as it was, when more than declarations differ.
 */
export function repaint(sheet: CSSStyleSheet, before: string, after: string): boolean {
  const [old, wanted] = [before.split('\n'), after.split('\n')];
  const rules = (sheet.cssRules[0] as CSSLayerBlockRule | undefined)?.cssRules;
  if (!rules || rules.length + 2 !== wanted.length || old.length !== wanted.length) return false;
  const changes = wanted.flatMap((line, index) => (line === old[index] ? [] : [{ line, index }]));
  const styleOf = (index: number) => (rules[index - 1] as CSSStyleRule | undefined)?.style;
  // Rules inside a media query have no declarations of their own to change: these sheets are replaced.
  if (changes.some(({ line, index }) => !styleOf(index) || headOf(line) !== headOf(old[index] ?? ''))) return false;
  for (const { line, index } of changes) {
    const style = styleOf(index);
    if (style) style.cssText = line.slice(line.indexOf('{') + 1, -1);
  }
  return true;
}

function headOf(line: string): string {
  return line.split('{', 1)[0] ?? '';
}
