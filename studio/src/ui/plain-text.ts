/** Removes accents and capitals, so that `osterreich` finds `Österreich`. */
export function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
