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
  {
    keys: /\.privacy\.(basicSettings|mfaHelpMessage|emptyStateText)$/,
    because: 'every card of the page has a title and a sentence of its own, and the phone numbers are never hidden',
  },
  {
    keys: /\.privacy\.(mfaWebAuthnPlatformDisabledTooltip|disabledSetUp(Passkeys|Sms)Tooltip|mfaSmsDisabledTooltip)$/,
    because: 'no button is disabled in advance: a failed attempt says why',
  },
  { keys: /\.privacy\.editPhoneNumber$/, because: 'a number is proven by a code: another one is added instead' },
  {
    keys: /\.privacy_DisableMfa(Sms|AuthenticatorApp)\.disableTitle$/,
    because: 'both steps of a dialog have the same title: dialogTitle',
  },
  {
    keys: /\.privacy_EnableMfa\.(subtitle|codeInputPlaceholder|verify)$/,
    because: 'privacy_EnableMfaAuthenticatorApp.enrollDescription and confirm say it; codes are typed into empty cells',
  },
  {
    keys: /\.privacy_setUpSmsDialog\.(successfullySetUp(Title|Description)|successfullyAddedTitle|done)$/,
    because: 'a toast says it in one sentence: successfullyAddedDescription',
  },
  { keys: /\.privacy_UserSessions\.locationHeader$/, because: 'a session has an IP address and no place' },
  {
    keys: /\.(personalTokens|apiTokens)_DeleteToken\.(title|areYouSureDeleteApiToken[12])$/,
    because: 'titleFor names the token, message what stops working',
  },
  {
    keys: /\.accountSettings\.(accountApplications|open|usersCount|all)$/,
    because: 'the page has no list of applications',
  },
  {
    keys: /\.accountSettings_Edit(Address|Website|Timezone|Currency)\.|\.accountSettings_EditCompanyName\.(title|companyNameLabel|save|cancel)$/,
    because: 'the settings are edited in place: accountSettings and settingsForm say it',
  },
  {
    keys: /\.customLoginTab\.(uploadingLogo|upload|save|cancel)$/,
    because: 'a logo is saved with the other changes: settingsForm.save and discard',
  },
  {
    keys: /\.roles\.(searchingPlaceholder|noRolesMessage|noRolesFoundMessage)$/,
    because: 'a search over the loaded roles takes no time; noRolesYet and noResultFound say the rest',
  },
  {
    keys: /\.roles_addOrEditRole\.(setRoleDetails|next|copyPermissionsFrom)$/,
    because: 'a role is made in one panel, and duplicated from its menu',
  },
  {
    keys: /\.(roles_addOrEditRole|roles_managePermissions)\.permissionsRequiredError$/,
    because: 'a role may be made before it is known what it allows',
  },
  {
    keys: /\.roles_AddRole\.(title|nameInputLabel|nameIsRequired|descriptionInputLabel|inheritPermission\w+|cancel|create)$/,
    because: 'the older dialog: roles_addOrEditRole says it',
  },
  {
    keys: /\.roles_singleRole\.(pageTitle|search|managePermissions)$/,
    because: 'a role is a panel with its name as title, and its permissions are changed in the form',
  },
  {
    keys: /\.usersGroups_addOrEditGroupDialog\.(groupDetails|next|selectColor|assignRolesPlaceholder)$/,
    because: 'a group is made in one panel; its roles and members are added in its own',
  },
  {
    keys: /\.usersGroups_addOrEditGroupDialog\.(searchBy|filterByEmail|filterByName|searchByFilterPlaceholder)$/,
    because: 'one search looks at names and addresses',
  },
  {
    keys: /\.userGroups_usersTable\.(joinedGroup|activated|search|searchingPlaceholder)$/,
    because: 'the service does not say when a user joined a group, and members are loaded with it',
  },
  {
    keys: /\.usersGroups_(card\.(roles|secret)|details\.(pageTitle|okta))$/,
    because: 'groups are rows of a table with a column for roles, and a panel with their name as title',
  },
  {
    keys: /\.usersGroups_deleteMemberDialog\./,
    because: 'a member is removed at once, and can be added again',
  },
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
  {
    keys: /\.allUsers\.(searchingPlaceholder|meTooltip|pendingApprovalStatus|resendActivationAction)$/,
    because: 'the list is that of the users page with its texts, and the service does not approve users',
  },
  {
    keys: /\.allUsers\.(logOutUserSessionsActions|leaveTeamAction|lockUserAction)$/,
    because: 'the service does this in one account only: the user switches into it, where the users page offers it',
  },
  {
    keys: /\.allUsers_InviteUser\.(inviteWithLinkSettings|fullNameIsRequired|rolesIsRequired|save|selected|assignRole|role)$/,
    because: 'the invitation is one form, in which the name and the roles are optional',
  },
  {
    keys: /\.allUsers_(EditInvitationLink|DeactivateInvitationLink)\./,
    because: 'an invite link leads into one account, and is made on the page about its users',
  },
  { keys: /\.webhooks\.searchingPlaceholder$/, because: 'a search over the loaded webhooks takes no time' },
  {
    keys: /\.auditLogs\.(searchingPlaceholder|downloadCsvPrimaryButton)$/,
    because: 'a search shows in the table itself, and the file is one button without a dialog: downloadCsv',
  },
  {
    keys: /\.provisioning_Header\.title$|\.provisioning_AddConnectionDialog\.(validation_requiredField|directoryProviderPlaceholder)$/,
    because:
      'pageTitle is the title, connectionNameIsRequired says what is missing, and one of the cards is always chosen',
  },
  {
    keys: /\.provisioning_AddConnectionDialog\.(scimGuideNotCompleted|selectProviderGuide)$/,
    because: 'the steps of the chosen directory are shown below its token',
  },
  { keys: /\.auditLogs\.impersonatedByTooltip$/, because: 'an event names one user and not whom they acted for' },
  {
    keys: /\.sso\.(ssoTab|stepOne|switchProviderAlert)$|\.sso_Header\.(title|setupSsoConnection)$/,
    because: 'the page has no tabs, a domain is explained by claimDomainText, and the provider of a connection stays',
  },
  {
    keys: /\.sso_Table\.(back|done|skip|rolesColumnName)$|\.sso_ClaimDomain\.(proceed|close|next|saveAndEnable)$/,
    because: 'the guide is no dialog: its steps have the buttons back and next of sso_ConfigureIdp',
  },
  {
    keys: /\.sso_ConfigureIdp\.(title|enabled|validate|proceed|save|close|saveAndEnable|cancel|successfullyEnabledMessage)$/,
    because:
      'the values are saved by the bar of every settings card: settingsForm; the last step turns the connection on',
  },
  {
    keys: /\.sso_ConfigureIdp\.(radio\w+Label|metadataFile(LabelGuides|IsRequired)|ssoWellKnownError|(clientId|secret)InputPlaceholder)$/,
    because: 'three tabs have the ways, a file is sent once it is chosen, and the fields have no sample values',
  },
  {
    keys: /\.sso_ConfigureIdp\.(acsUrlInputLabel|entityIdInputLabel|column(Name|Value)|chooseIdpGuide(NotCompleted)?)$/,
    because: 'each provider has its own words for these values: sso_AcsUrl, sso_EntityId, sso_Where',
  },
  {
    keys: /\.sso_ConfigureIdp\.(confirmationStep\w*|retry|tryAgain)$/,
    because: 'a sign-in is tried in a private window: sso.testText',
  },
  {
    keys: /\.sso_ManageAuthorization\.(rolesInputLabel|rolesIsRequired|successfullyEnabledMessage|enabled|roles|selectRolesHelpMessage|ssoAddMapping|rolesGroupsMappingError|validate|proceed|close|next|saveAndEnable)$/,
    because: 'roles are optional and given in dialogs of their own, whose failures stand above the form',
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
  {
    keys: /\.subscriptions\.(currentPlan|selectedPlan|dialogSelectionTitle|continueToPayment|pricingLink)$/,
    because: 'the plans are on the page, and one dialog has the plan with its price and the card',
  },
  {
    keys: /\.subscriptions\.(address2IsRequired|stateInputIsRequired)$/,
    because: 'many addresses have no second line, and many countries no states',
  },
  {
    keys: /\.subscriptions_CurrentPlan\.updateButton$|\.subscriptions_DialogSelection\.(continue|selectPlan\w+)$/,
    because: 'each plan has a button of its own, and its price next to priceSubtitle',
  },
  {
    keys: /\.subscriptions_Billing\.(interval\w+|monthly|paymentMethod|backToBillingDetails)$/,
    because: 'every plan is paid by the month (portal spec §9), and the card has a section of its own',
  },
  {
    keys: /\.subscriptions_Billing\.(confirmError|invalidCardStatusError|confirmGenericError)$|\.subscriptions_Checkout\.paymentMethodError$/,
    because: 'the texts of the error codes say more: ER-CARD-DECLINED, ER-CARD-NEEDS-AUTHENTICATION',
  },
  {
    keys: /\.subscriptions_(Checkout|Cancellation|Renewal)\.title$/,
    because: 'dialogCheckoutTitle, dialogCancellationTitle and dialogRenewalTitle name the dialogs',
  },
];
