import * as z from 'zod/mini';
import { adminPortalParts, portalPageParts } from './admin-portal-parts';
import { baseThemeShape } from './base-theme-schema';
import { portalPageShape } from './portal-page-schema';
import { hasNoPart } from './portal-parts-by-place';
import { color, style } from './schema-parts';
import { baseParts, type ThemePart } from './theme-parts';
import { themeOptionsSchema } from './theme-schema';
import { innerScopes } from './theme-scopes';
import { type Token, tokenNames, tokens } from './tokens';
import { unusedPortalOptions } from './unused-portal-options';

/** What a value of an option is, and so which control sets it. */
export type ThemeOptionKind =
  | Exclude<Token['kind'], 'image' | 'keyword' | 'shadow'>
  | 'style'
  | 'border'
  | 'shadows'
  | 'flag'
  | 'choice'
  | 'text';

/** One option of a theme. */
export interface ThemeOption {
  /** Dotted path inside `themeV2`. */
  path: string;
  /** The path inside its place. */
  name: string;
  kind: ThemeOptionKind;
  /** The values of a choice. */
  choices?: readonly string[];
  /** Selector of the elements that it paints alone; `:scope` is the root of the portal. Colours of many parts have none. */
  selector?: string;
}

/** A place of the admin portal that has a theme of its own: the portal, the menu and its parts, all pages, one page. */
export interface ThemePlace {
  /** Dotted path inside `themeV2`. */
  path: string;
  /** Places whose values apply where this one has none, nearest first; `''` is the theme itself. */
  inherits: readonly string[];
  /** `data-page` of the root, if the place is a page or a part of one. */
  page?: string;
  /** The options that take effect. */
  options: readonly ThemeOption[];
}

const ROOT = 'adminPortal';
const baseNames = Object.keys(baseThemeShape);

/** Every place of the admin portal with the options that take effect there, read from the schema. */
export const portalThemePlaces: readonly ThemePlace[] = placesIn(
  unwrapped(themeOptionsSchema.shape.adminPortal),
  ROOT,
).filter(({ options }) => options.length > 0);

function unwrapped(schema: unknown): z.ZodMiniType {
  return schema instanceof z.ZodMiniOptional ? unwrapped(schema.def.innerType) : (schema as z.ZodMiniType);
}

/** The place at a path, and those inside it. */
function placesIn(schema: z.ZodMiniType, path: string): ThemePlace[] {
  const scope = innerScopes.find(({ prefixes: [own] }) => own === `${path}.`);
  if (!scope && path !== ROOT) return [];
  const page = scope && /^\[data-page="(\w+)"\]/.exec(scope.selector)?.[1];
  const inherits = (scope?.prefixes.slice(1) ?? ['']).map((prefix) => prefix.replace(/\.$/, ''));
  const inner: ThemePlace[] = [];
  const options = leavesOf(schema, '', (name, place) => inner.push(...placesIn(place, `${path}.${name}`)))
    .filter(({ name }) => !isUnused(path, name))
    .map((leaf) => optionAt(path, scope?.selector ?? '', leaf));
  return [{ path, inherits, ...(page && { page }), options }, ...inner];
}

interface Leaf {
  name: string;
  schema: z.ZodMiniType;
}

/** The values below a schema; an object that may set colours is a place of its own, unless it is a tab of a page. */
function leavesOf(
  schema: z.ZodMiniType,
  prefix: string,
  onPlace: (name: string, place: z.ZodMiniType) => void,
): Leaf[] {
  if (!(schema instanceof z.ZodMiniObject)) return [{ name: prefix.slice(0, -1), schema }];
  const hasColors = prefix !== '' && 'palette' in schema.shape;
  const isTab = hasColors && 'appearance' in schema.shape;
  if (hasColors && !isTab) {
    onPlace(prefix.slice(0, -1), schema);
    return [];
  }
  return Object.entries(schema.shape)
    .filter(([name]) => !isTab || !(name in portalPageShape))
    .flatMap(([name, inner]) => leavesOf(unwrapped(inner), `${prefix}${name}.`, onPlace));
}

/** Whether an option is listed as unused, for its place or for all of them, or the place shows nothing of it. */
function isUnused(place: string, name: string): boolean {
  const names = ['base', ROOT, 'pages', place.split('.')[2] ?? ''].map((group) => `${group}.${name}`);
  const isListed = unusedPortalOptions.some(({ paths }) => names.some((one) => paths.test(one)));
  // Only the theme as a whole has a direction of writing.
  return isListed || name === 'direction' || hasNoPart(place, name);
}

function optionAt(place: string, root: string, { name, schema }: Leaf): ThemeOption {
  const part = partsOf(place).find((one) => one.path === partPath(place, name));
  return {
    path: `${place}.${name}`,
    name,
    kind: kindOf(`${place}.${name}`, name, schema, part),
    ...(schema instanceof z.ZodMiniEnum && { choices: schema.options.map(String) }),
    ...(part && { selector: within(root, part.selector) }),
  };
}

/** The selector of a part, inside the root of the area; `:scope` is that root. */
function within(place: string, part: string): string {
  return `:scope${part.startsWith('&') ? place + part.slice(1) : `${place} ${part}`}`;
}

/** The parts of the portal include those of its menu. */
function partPath(place: string, name: string): string {
  return place === `${ROOT}.navigation` && !baseNames.includes(name.split('.')[0] ?? '') ? `navigation.${name}` : name;
}

function partsOf(place: string): readonly ThemePart[] {
  return [...baseParts, ...(place.startsWith(`${ROOT}.pages`) ? portalPageParts : adminPortalParts)];
}

function kindOf(path: string, name: string, schema: z.ZodMiniType, part: ThemePart | undefined): ThemeOptionKind {
  const token = tokenNames.map((one): Token => tokens[one]).find((one) => one.path === path || one.path === name);
  if (schema === color) return 'color';
  if (schema === style) return 'style';
  if (schema instanceof z.ZodMiniEnum) return 'choice';
  if (schema instanceof z.ZodMiniBoolean) return 'flag';
  if (schema instanceof z.ZodMiniArray) return 'shadows';
  if (part?.property === 'border') return 'border';
  if (token?.kind === 'font' || token?.kind === 'number' || token?.kind === 'length') return token.kind;
  return part?.property === 'font-size' ? 'length' : 'text';
}
