import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { adminPortalParts, portalPageParts } from '../metadata/admin-portal-parts';
import contract from '../metadata/contract-portal-theme-options.json';
import { resolveTokens } from '../metadata/full-theme';
import { baseParts } from '../metadata/theme-parts';
import { themeOptionsSchema } from '../metadata/theme-schema';
import { tokenNames, tokens } from '../metadata/tokens';
import type { PortalMetadata } from '../metadata/types';
import { unusedPortalOptions } from '../metadata/unused-portal-options';

/** The source of the SDK, without tests. */
const sources = Object.values(
  import.meta.glob(['../{admin-portal,login-box,ui,react,app}/**/*.{ts,tsx,css}', '!**/*.test.*'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).join('\n');

const isNamed = (name: string) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(sources);
const isUnused = (path: string) => unusedPortalOptions.some(({ paths }) => paths.test(path));

/** Every option of the contract by its group and path. */
const options = Object.entries(contract).flatMap(([group, { styles, values }]) =>
  [...styles, ...values].map((path) => `${group}.${path}`),
);

const { loginBox: _, adminPortal, ...base } = themeOptionsSchema.shape;
const portal = unwrapped(adminPortal).shape as Record<string, z.ZodMiniType>;
const pages = unwrapped(portal.pages!).shape as Record<string, z.ZodMiniType>;
const pageNames = Object.keys(pages).filter((name) => 'palette' in (unwrapped(pages[name]!).shape ?? {}));
const pageKeys = Object.keys(pages).filter((name) => !pageNames.includes(name) && !(name in base));

/** Options of the schema that the contract does not have. */
const additions = [
  /^base\.(shape\.borderRadius|components\.control\.height)$/,
  /^security\.tabsProperties\.\w+\.header$/,
  /^security\.tabsProperties\.(sessionManagement|generalSettings)\.(titleContainer|(allow|deny)ToggleButton)$/,
];

function unwrapped(schema: z.ZodMiniType): z.ZodMiniObject {
  return (schema instanceof z.ZodMiniOptional ? schema.def.innerType : schema) as z.ZodMiniObject;
}

/** The paths below a schema, without the options that every place has. */
function leavesOf(shape: z.core.$ZodShape, prefix: string, without: readonly string[] = Object.keys(base)): string[] {
  return Object.entries(shape).flatMap(([name, schema]) => {
    if (without.includes(name)) return [];
    const inner = unwrapped(schema as z.ZodMiniType);
    return inner instanceof z.ZodMiniObject ? leavesOf(inner.shape, `${prefix}${name}.`) : [prefix + name];
  });
}

function schemaOptions(): string[] {
  const { pages: _pages, navigation, ...common } = portal;
  return [
    ...leavesOf(base, 'base.', []),
    ...leavesOf(common as z.core.$ZodShape, 'adminPortal.'),
    ...leavesOf({ navigation } as z.core.$ZodShape, 'navigation.'),
    ...leavesOf(Object.fromEntries(pageKeys.map((key) => [key, pages[key]!])), 'pages.'),
    ...pageNames.flatMap((page) =>
      leavesOf(unwrapped(pages[page]!).shape, `${page}.`, [...Object.keys(base), ...pageKeys]),
    ),
  ];
}

it('lists the options of the schema', () => {
  const known = schemaOptions().filter((path) => !additions.some((added) => added.test(path)));
  const listed = options.filter((path) => path !== 'base.components');
  expect([...listed].sort()).toEqual(known.sort());
});

it('has a rule or a token for every style of the contract', () => {
  const painted = new Set([
    ...baseParts.map(({ path }) => `base.${path}`),
    ...adminPortalParts.flatMap(({ path }) => [`adminPortal.${path}`, `navigation.${path}`]),
    ...portalPageParts.flatMap(({ path }) => [`pages.${path}`, `account.${path}`]),
    ...tokenNames.map((name) => tokens[name].path.replace(/^adminPortal\.navigation\./, 'navigation.navigation.')),
  ]);
  const styles = Object.entries(contract).flatMap(([group, own]) => own.styles.map((path) => `${group}.${path}`));
  expect(styles.filter((path) => !painted.has(path) && !isUnused(path))).toEqual([]);
});

it('has an element for every rule', () => {
  const missing = [...baseParts, ...adminPortalParts, ...portalPageParts].filter(({ selector }) =>
    [...selector.matchAll(/\.(portico-[\w-]+)/g)].some(([, name = '']) => !isNamed(name)),
  );
  expect(missing.map(({ path, selector }) => `${path}: ${selector}`)).toEqual([]);
});

/** Values that differ from those of every preset. */
const samples: readonly unknown[] = [
  '#010203',
  321,
  '21px',
  'Georgia',
  Array.from({ length: 25 }, () => '0 0 9px #010203'),
];

it('derives a token that a style sheet uses from every palette and text value', () => {
  const read = (metadata?: PortalMetadata) => resolveTokens(metadata ? { metadata } : {}, { area: 'adminPortal' });
  const usual = read();
  const used = tokenNames.filter((name) => isNamed(`--portico-${name}`));
  const parts = new Set(baseParts.map(({ path }) => path));
  const dead = contract.base.values.filter((path) => {
    if (parts.has(path) || path === 'direction') return false;
    return !samples.some((sample) => {
      const themed = read({ themeV2: { adminPortal: nested(path, sample) } });
      return used.some((name) => themed[name].value !== usual[name].value);
    });
  });
  expect(dead.filter((path) => !isUnused(`base.${path}`))).toEqual([]);
});

it('excuses only options that exist and have no effect', () => {
  const painted = [...baseParts, ...adminPortalParts, ...portalPageParts].map(({ path }) => path);
  expect(unusedPortalOptions.filter(({ paths }) => !options.some((path) => paths.test(path)))).toEqual([]);
  expect(painted.filter((path) => isUnused(`base.${path}`) || isUnused(`adminPortal.${path}`))).toEqual([]);
});

function nested(path: string, value: unknown): Record<string, unknown> {
  return path.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), value) as Record<string, unknown>;
}
