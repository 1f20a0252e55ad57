import { screenById } from '@portico/fixtures';
import { portalThemePlaces, type ThemePlace } from '@portico/sdk/metadata';
import { controlsOf, type OptionControl } from './option-controls';
import { pageTitle } from './place-titles';
import { componentSectionsOf, type PanelSection, placeSectionsOf } from './portal-sections';

/** A panel of the admin portal's theme: a component, the menu, or a page. */
export interface PortalPanel {
  id: string;
  title: string;
  group: 'Portal' | 'Components' | 'Pages';
  /** Screens that show what the panel sets, the best first; every screen does if there is none. */
  screens: readonly string[];
  sections: readonly PanelSection[];
}

interface PanelRule {
  id: string;
  title: string;
  group: PortalPanel['group'];
  screens: readonly string[];
  /** Paths inside the portal's own place; the first panel that matches has the control. */
  names: RegExp;
}

const screensNamed = (...names: string[]) => names.map((name) => `admin-portal/${name}`);

/** Panels for the portal's own place. The last has what no other panel matches. */
const rules: readonly PanelRule[] = [
  {
    id: 'tables',
    title: 'Tables',
    group: 'Components',
    screens: screensNamed(
      'users',
      'allUsers',
      'security',
      'audits',
      'webhooks',
      'groups',
      'roles',
      'provisioning',
      'sso',
      'apiTokens',
      'personalApiTokens',
      'subscriptions',
      'allAccounts',
    ),
    names: /^(tableTheme\.|typography\.table)/,
  },
  {
    id: 'forms',
    title: 'Fields and selects',
    group: 'Components',
    screens: screensNamed('account', 'inviteUser', 'users'),
    names:
      /^(selectTheme\.|datePickerTheme\.|palette\.switchButton\.|typography\.(label|caption|selectOption|switchLabel)$)/,
  },
  {
    id: 'dialogs',
    title: 'Dialogs',
    group: 'Components',
    screens: screensNamed('inviteUser', 'editRoles', 'deleteUser', 'changePassword'),
    names: /^(typography\.(dialogTitle|h3)|palette\.common\.black)$/,
  },
  {
    id: 'messages',
    title: 'Chips and messages',
    group: 'Components',
    screens: screensNamed('users', 'allUsers', 'audits', 'privacy'),
    names: /^(severityChipTheme\.|palette\.\w+\.border$)/,
  },
  {
    id: 'pictures',
    title: 'Drop zone',
    group: 'Components',
    screens: screensNamed('account'),
    names: /^(dropZone$|typography\.uploadDropZone)/,
  },
  {
    id: 'accounts',
    title: 'Accounts tree',
    group: 'Components',
    screens: screensNamed('allAccounts'),
    names: /^treeGraphTheme\./,
  },
  { id: 'colors', title: 'Colours', group: 'Portal', screens: [], names: /^palette\./ },
  { id: 'type', title: 'Type', group: 'Portal', screens: [], names: /^typography/ },
  { id: 'general', title: 'Layout and shape', group: 'Portal', screens: [], names: /./ },
];

const MENU = 'adminPortal.navigation';
const PAGES = 'adminPortal.pages';

/** Titles of the places inside the menu and inside a page. */
const innerTitles: Readonly<Record<string, string>> = {
  header: 'Account switcher',
  content: 'List of pages',
  footer: 'User',
  profileInfo: 'Card “Profile”',
  basicInformation: 'Card “Basic information”',
};

/** The places with a screen: pages of a later release have none. */
const places = portalThemePlaces.filter(({ page }) => page === undefined || screenById(`admin-portal/${page}`));

/** Every panel, in the order of the list. */
export const portalPanels: readonly PortalPanel[] = [
  ...rootPanels('Portal'),
  panelOfPlaces('menu', 'Menu', 'Portal', MENU),
  ...rootPanels('Components'),
  panelOfPlaces('pages', 'All pages', 'Pages', PAGES),
  ...places
    .filter(({ path }) => path.startsWith(`${PAGES}.`) && path.split('.').length === 3)
    .map(({ path }) => panelOfPlaces(path, pageTitle(path.split('.')[2] ?? ''), 'Pages', path)),
];

function rootPanels(group: PortalPanel['group']): PortalPanel[] {
  const controls = controlsOf(places.find(({ path }) => path === 'adminPortal')?.options ?? []);
  const ruleOf = ({ options }: OptionControl) => rules.find(({ names }) => names.test(options[0]?.name ?? ''));
  return [...rules.slice(-1), ...rules.slice(0, -1)]
    .filter((rule) => rule.group === group)
    .map(({ names: _, ...rule }) => ({
      ...rule,
      sections: componentSectionsOf(controls.filter((one) => ruleOf(one)?.id === rule.id)),
    }));
}

/** The panel of a place, with a section for each place inside it. */
function panelOfPlaces(id: string, title: string, group: PortalPanel['group'], path: string): PortalPanel {
  const own = places.find((place) => place.path === path);
  const inner = group === 'Pages' && path === PAGES ? [] : places.filter((place) => place.path.startsWith(`${path}.`));
  return {
    id,
    title,
    group,
    screens: own?.page === undefined ? [] : [`admin-portal/${own.page}`],
    sections: [...placeSectionsOf(controlsOf(own?.options ?? [])), ...inner.map(innerSection)],
  };
}

function innerSection({ path, options }: ThemePlace): PanelSection {
  const name = path.split('.').at(-1) ?? path;
  return { title: innerTitles[name] ?? optionTitle(name), controls: controlsOf(options), isOpen: false };
}

function optionTitle(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** All controls of a panel. */
export function controlsIn({ sections }: PortalPanel): OptionControl[] {
  return sections.flatMap(({ controls }) => controls);
}

/** The panel that has the control of an option, and the control. */
export function findOption(path: string): { panel: PortalPanel; control: OptionControl } | undefined {
  for (const panel of portalPanels) {
    const control = controlsIn(panel).find(({ options }) =>
      options.some((option) => option.path === path || path.startsWith(`${option.path}.`)),
    );
    if (control) return { panel, control };
  }
  return undefined;
}
