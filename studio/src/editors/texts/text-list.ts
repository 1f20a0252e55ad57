import { plain } from '../../ui/plain-text';

/** One text of the product. */
export interface TextEntry {
  key: string;
  /** The default when the vendor has no own text. */
  standard: string;
}

/** The texts of one screen or one page. */
export interface TextGroup {
  id: string;
  title: string;
  entries: TextEntry[];
}

/** Every leaf of a tree of texts, in its order, with its dotted key. */
export function flattenTexts(tree: object, prefix = ''): TextEntry[] {
  return Object.entries(tree).flatMap(([name, value]) => {
    if (typeof value === 'string') return [{ key: prefix + name, standard: value }];
    return typeof value === 'object' && value !== null ? flattenTexts(value, `${prefix}${name}.`) : [];
  });
}

/** Groups texts by the first two parts of their key: `loginBox.login`, `adminPortal.users_InviteUser`. */
export function groupTexts(entries: readonly TextEntry[]): TextGroup[] {
  const groups = new Map<string, TextEntry[]>();
  for (const entry of entries) {
    const parts = entry.key.split('.');
    const id = parts.slice(0, Math.min(2, parts.length - 1)).join('.');
    groups.set(id, [...(groups.get(id) ?? []), entry]);
  }
  const listed = Array.from(groups, ([id, members]) => ({ id, title: groupTitle(id), entries: members }));
  return listed.sort((a, b) => areaRank(a.id) - areaRank(b.id));
}

/** The name of a text in the list. A deep one includes its parent, because five quotes all have a `label`. */
export function shortName(key: string): string {
  const parts = key.split('.');
  return parts.slice(parts.length > 3 ? -2 : -1).join('.');
}

/** Sorts by the order in which users see the areas: login box, portal, then shared texts. */
function areaRank(id: string): number {
  const at = Object.keys(areaTitles).findIndex((area) => id.startsWith(area));
  return at < 0 ? Number.MAX_SAFE_INTEGER : at;
}

/** Whether a text matches a search: by key, by default or by own text. */
export function matchesSearch(entry: TextEntry, own: string | undefined, search: string): boolean {
  const wanted = plain(search);
  return [entry.key, entry.standard, own ?? ''].some((text) => plain(text).includes(wanted));
}

const areaTitles: Record<string, string> = { loginBox: 'Login box', adminPortal: 'Portal' };

/** `adminPortal.users_InviteUser` → `Portal · Users, invite user`. */
function groupTitle(id: string): string {
  const [area = '', ...rest] = id.split('.');
  const names = rest.join('.').split('_').filter(Boolean).map(spaced);
  return [areaTitles[area] ?? capital(spaced(area)), capital(names.join(', '))].filter(Boolean).join(' · ');
}

function spaced(name: string): string {
  return name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
