/** An option of the contract for the portal's theme that has no effect, and why. */
interface UnusedOption {
  /** Matches the group in `contract-portal-theme-options.json`, a dot and the path. */
  paths: RegExp;
  because: string;
}

/** Every option of the contract for the portal's theme that changes nothing. */
export const unusedPortalOptions: readonly UnusedOption[] = [
  { paths: /^application\./, because: 'the page has no screen in this release' },
  {
    paths:
      /^security\.tabsProperties\.\w+\.(content|cardList\.cardListItemStyle|titleContainer|(allow|deny)ToggleButton)$/,
    because: 'the tabs have the cards, titles and buttons of every page',
  },
  { paths: /^base\.palette\.default\./, because: 'buttons of the second rank have the colours of paper and text' },
  {
    paths: /^base\.palette\.(common\.(?!black$)|grey\.(?!400$))/,
    because: 'surfaces and lines are computed from paper and text, so that they fit both schemes',
  },
  {
    paths:
      /^base\.palette\.((primary|danger|switchButton)\.(light|dark)|secondary\.(?!main$)\w+|(success|info|warning|error)\.(light|dark|contrastText))$/,
    because: 'nothing is painted in this shade; tints and text colours are computed from the main colour',
  },
  { paths: /^base\.typography\.h[456]$/, because: 'the portal has headings of three levels' },
  { paths: /^base\.typography\.(body[12]Bold|subtitle2Light)$/, because: 'emphasis is set by the font weights' },
  { paths: /^base\.typography\.fontWeightLight$/, because: 'no text is light' },
  { paths: /^base\.typography\.htmlFontSize$/, because: 'text sizes do not depend on the root element of the host' },
  { paths: /^base\.typography\.uploadDropZoneProgressText$/, because: 'a picture is read at once' },
  { paths: /^base\.typography\.tableIp/, because: 'the table of addresses has the texts of every table' },
  { paths: /^base\.externalAssets\./, because: 'the SDK loads nothing from other sites; the host loads its fonts' },
  { paths: /^base\.transitions\./, because: 'motion is the same in every theme, and ends with reduced motion' },
  { paths: /^base\.breakpoints\./, because: 'the layout follows the width of the container' },
  { paths: /^base\.components$/, because: 'the names are those of components of another library' },
  {
    paths: /^adminPortal\.datePickerTheme\.(background\.(?!main$|hover$)|text\.(?!default$)|navigationIconColor$)/,
    because: 'the browser draws the calendar',
  },
  {
    paths: /^users\.inviteUserModal\.inviteByEmail\.fieldsProperties\.username\./,
    because: 'users are invited by e-mail address, name and phone number (portal spec §2)',
  },
  { paths: /^users\.fieldsProperties\.tableColumns\.user\./, because: 'the column names the row and is always shown' },
  { paths: /^users\.fieldsProperties\.tableColumns\.fullName\./, because: 'the column user has the name' },
];
