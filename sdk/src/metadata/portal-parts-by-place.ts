/** Styles and frames that each page has besides those of every page (`contract/metadata.md` §5). */
const table = /^typography\.table(TitleCell|SmallHeader|HeaderTitle|StandardCell|Placeholder\w+)$/;
const filters = /^typography\.tableFilter(Title|ChipInfo)$/;
const pagination = /^typography\.tableCountCell$/;
const switches = /^(typography\.switchLabel|palette\.switchButton\..+)$/;
const warnings = /^palette\.warning\.border$/;
const messages = /^palette\.info\.border$/;
const secret = /^typography\.caption$/;

const partsOfPages: Readonly<Record<string, readonly RegExp[]>> = {
  profile: [/^typography\.(h2|h3|subtitle2|caption|tablePlaceholder\w+)$/],
  privacy: [/^typography\.(h2|subtitle2|link)$/, table, pagination, /^palette\.success\.border$/],
  personalApiTokens: [table, secret, warnings],
  account: [
    /^typography\.(h1|h2|subtitle2|caption|uploadDropZoneDescription)$/,
    warnings,
    messages,
    /^customLogin\.loginBoxPreview\.container$/,
  ],
  users: [/^typography\.(h3|link|caption|tablePopupTitle)$/, table, filters, pagination, switches, warnings],
  allUsers: [/^typography\.h3$/, table, filters, pagination],
  security: [/^typography\.(h2|h3|link|caption|subtitle2)$/, table, switches, pagination, warnings, messages],
  audits: [/^typography\.(h2|h3|tablePopupTitle)$/, table, filters, pagination, switches],
  singleSignOn: [/^typography\.(h2|link|caption)$/, table, switches, warnings, messages, /^palette\.success\.border$/],
  webhooks: [
    /^typography\.(h2|h3|link|caption|tableCategory)$/,
    table,
    pagination,
    switches,
    /^palette\.success\.border$/,
  ],
  groups: [/^typography\.h3$/, table, messages],
  subscriptions: [/^typography\.(h2|subtitle2)$/, table, warnings, messages],
  roles: [/^typography\.(h3|caption|tableCategory)$/, table, filters, switches],
  provisioning: [/^typography\.h3$/, table, secret, warnings],
  usage: [/^typography\.(h2|tablePlaceholder\w+)$/],
  apiTokens: [table, secret, warnings],
  allAccounts: [/^typography\.(h2|link|caption)$/, table, switches],
};

/** Base options of which a page shows something only if {@link partsOfPages} says so. */
const ofSomePages =
  /^(typography\.(h[123]|subtitle2|caption|link|switchLabel|table\w+|uploadDropZoneDescription)|palette\.(switchButton\..+|\w+\.border)|customLogin\..+)$/;

/** Messages that every page shows when its data cannot be loaded or saved. */
const ofEveryPage = /^palette\.error\.border$/;

/** What only the menu shows, or the portal before its first page. */
const notOfPages = /^(typography\.(overline|pageTitleSmall)|palette\.loader)$/;

/** All that the parts of the menu and of the profile show of the base options. */
const smallPlaces: Readonly<Record<string, RegExp>> = {
  'adminPortal.navigation':
    /^(palette\.(primary\.(main|contrastText)|(secondary|success|info|warning)\.main|background\.paper|text\.(primary|secondary)|icon\.action|divider)|typography\.(fontFamily|fontSize|fontWeight(Medium|Bold)|body1|overline|pageTitleSmall)|typographyStyleOptions|shape\.borderRadius)$/,
  'adminPortal.navigation.header':
    /^(palette\.((primary|success|warning)\.main|text\.primary|icon\.action)|typography\.(fontFamily|fontSize|fontWeightBold|body1)|typographyStyleOptions|shape\.borderRadius)$/,
  'adminPortal.navigation.content':
    /^(palette\.(primary\.main|background\.paper|text\.(primary|secondary)|icon\.action)|typography\.(fontFamily|fontSize|fontWeightMedium|body1|overline)|typographyStyleOptions|shape\.borderRadius)$/,
  'adminPortal.navigation.footer':
    /^(palette\.((primary|secondary|success|info|warning)\.main|text\.(primary|secondary)|icon\.action|divider)|typography\.(fontFamily|fontSize|fontWeight(Medium|Bold)|body1)|typographyStyleOptions|shape\.borderRadius)$/,
  'adminPortal.pages.profile.profileInfo':
    /^(palette\.((primary|success|info|warning)\.main|grey\.400|background\.paper|text\.(primary|secondary)|divider)|typography\.(fontFamily|fontSize|fontWeight\w+|subtitle2|body1|button)|typographyStyleOptions|shape\.borderRadius|components\.control\.height)$/,
  'adminPortal.pages.profile.basicInformation':
    /^(palette\.(primary\.main|background\.paper|text\.(primary|secondary)|divider)|typography\.(fontFamily|fontSize|fontWeight(Medium|Bold)|subtitle2|body1|button)|typographyStyleOptions|shape\.borderRadius|components\.control\.height)$/,
};

const isBase = /^(palette|typography|typographyStyleOptions|spacing|shape|shadows|components)(\.|$)/;

/**
 * Whether a place of the portal shows nothing that an option of every place paints, such as the text of a table cell on a
 * page without a table. A page that is not listed shows everything.
 *
 * @param place Dotted path inside `themeV2`.
 * @param name Path of the option inside the place.
 */
export function hasNoPart(place: string, name: string): boolean {
  // Only the login box has messages of this style.
  if (name === 'typography.body2') return true;
  const small = smallPlaces[place];
  if (small) return isBase.test(name) && !small.test(name);
  const [, area, page] = place.split('.');
  if (area !== 'pages') return false;
  const own = page === undefined ? undefined : partsOfPages[page];
  if (notOfPages.test(name)) return true;
  return own !== undefined && ofSomePages.test(name) && !ofEveryPage.test(name) && !own.some((part) => part.test(name));
}
