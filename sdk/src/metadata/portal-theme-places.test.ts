import { expect, it } from 'vitest';
import contract from './contract-portal-theme-options.json';
import { portalThemePlaces } from './portal-theme-places';
import { unusedPortalOptions } from './unused-portal-options';

const offered = portalThemePlaces.flatMap(({ options }) => options.map(({ path }) => path));

/** Where the options of each group of the contract are. */
const placeOf = (group: string) => {
  if (group === 'base' || group === 'adminPortal' || group === 'navigation') return 'adminPortal';
  return group === 'pages' ? 'adminPortal.pages' : `adminPortal.pages.${group}`;
};

const listed = Object.entries(contract).flatMap(([group, { styles, values }]) =>
  [...styles, ...values].map((name) => ({ id: `${group}.${name}`, path: `${placeOf(group)}.${name}` })),
);
const isUnused = (id: string) => unusedPortalOptions.some(({ paths }) => paths.test(id));
/** Only the login box shows these, and only the theme as a whole has a direction. */
const notOfPortal = ['adminPortal.typography.body2', 'adminPortal.direction'];

it('offers each option of the contract that takes effect once', () => {
  const used = listed.filter(({ id, path }) => !isUnused(id) && !notOfPortal.includes(path));
  expect(used.filter(({ path }) => !offered.includes(path))).toEqual([]);
  expect(offered.filter((path, index) => offered.indexOf(path) !== index)).toEqual([]);
});

it('offers no option that is listed as unused', () => {
  const unused = listed.filter(({ id }) => isUnused(id)).map(({ path }) => path);
  expect(offered.filter((path) => unused.includes(path))).toEqual([]);
});

it('offers on a page only text styles that it shows', () => {
  const styles = (place: string) =>
    portalThemePlaces.find(({ path }) => path === place)?.options.map(({ name }) => name) ?? [];
  expect(styles('adminPortal.pages.profile')).not.toContain('typography.tableStandardCell');
  expect(styles('adminPortal.pages.users')).toContain('typography.tableStandardCell');
  expect(styles('adminPortal.navigation')).not.toContain('palette.danger.main');
});

it('knows how each option is written', () => {
  const kinds = portalThemePlaces.flatMap(({ options }) => options.map(({ kind }) => kind));
  expect(kinds).not.toContain('text');
});

it('reads the places that a place inherits from, nearest first', () => {
  const card = portalThemePlaces.find(({ path }) => path.endsWith('.profileInfo'));
  expect(card).toMatchObject({ page: 'profile' });
  expect(card?.inherits).toEqual(['adminPortal.pages.profile', 'adminPortal.pages', 'adminPortal', '']);
});
