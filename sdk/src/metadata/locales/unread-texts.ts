/** A text of the contract that no screen shows, and why a vendor's translation of it would have no effect. */
interface UnreadText {
  keys: RegExp;
  because: string;
}

/** Every text of the contract that belongs to the login box or a page of the portal, but that no screen shows. */
export const unreadTexts: readonly UnreadText[] = [
  { keys: /\.(name|firstName|lastName|companyName)MinLengthIs3$/, because: 'names of one or two letters are names' },
  { keys: /\.login\.passwordMustBeCharacters$/, because: 'a password that exists is compared, never measured' },
  { keys: /\.(otcInputPlaceholder|forceMfaInputPlaceholder)$/, because: 'codes are typed into empty cells' },
  {
    keys: /\.login\.(disableMultiFactorTitle|disabledMultiFactorClickHereButton|loginMfaHelpMessage)$/,
    because: 'the way without a device is one button among the others: useRecoveryCode, disableMultiFactorMessage',
  },
  { keys: /\.login\.loginMfaAuthenticatorAppTitle$/, because: 'mfaAuthenticatorTitle says it' },
  { keys: /\.login\.loginMfaListAuthenticatorAppSubtitle$/, because: 'loginMfaAuthenticatorAppDescription says it' },
  { keys: /\.login\.invalidTitle$/, because: 'invalidMagicLinkTitle says it' },
  {
    keys: /\.login\.(joinTenantTitle|failedJoinTenantTitle|failedJoinTenantBackButton)$/,
    because: 'the sign-up page greets the invited user; the login page takes the invitation along in silence',
  },
  { keys: /\.login\.registerNewQuickLoginTitleWithSocial$/, because: 'quick ways are offered after a password only' },
  {
    keys: /\.login\.generic(LoginErrorMessage|ErrorPageTitle)$/,
    because: 'common.errors.genericErrorMessage is what every page falls back to',
  },
  { keys: /\.forgetPassword\.otcMessage$/, because: 'the code goes to a phone: otcMessageNoEmail says it' },
  {
    keys: /\.(resetPassword|activateAccount)\.failed(Title|Message)$|\.resetPassword\.failedBackToLoginButton$/,
    because: 'a link of no use is linkExpiredTitle; any other failure stands above the form, which stays',
  },
  { keys: /\.approvalFlow\.failedTitle$/, because: 'the form stays, and failedDescription stands above it' },
  {
    keys: /\.forgetPassword\.otcBack$/,
    because: 'the way back from the code is the name above it, which can be changed',
  },
  { keys: /\.privacy_UserSessions\.locationHeader$/, because: 'a session has an IP address and no place' },
  {
    keys: /\.allAccounts\.toggleText(Table|Graph)$|\.allAccounts_graph\./,
    because: 'accounts are a tree in a table, and there is no graph',
  },
  {
    keys: /_DeleteAccountDialog\.warningDialog/,
    because: 'the dialog itself counts the accounts that are deleted too',
  },
  {
    keys: /\.singleAccountView\.(edit|delete)AccountBtnText$/,
    because: 'an account has the same menu everywhere: editBtnText, deleteBtnText',
  },
  { keys: /\.noPermissionDescriptionForLink$/, because: 'the link is a button of its own: allAccountsLinkText' },
  { keys: /\.subAccountsAccessColumnTooltip$/, because: 'the title of the column says it' },
  {
    keys: /\.singleAccountView_usersTable\.(pendingApprovalStatus|resendInvitationBtnText)$/,
    because: 'the service neither approves nor reminds users of an account below',
  },
  {
    keys: /_AddUsersDialog\.(rolesRequiredError|selectRoleLabel|bulkInput(Label|Placeholder|Domains)\w*)$/,
    because: 'one field takes all addresses, roles are optional, and a domain is refused by its error code',
  },
];
