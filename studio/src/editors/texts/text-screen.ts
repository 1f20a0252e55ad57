/** A screen and state that show a text. */
export interface TextPlace {
  screen: string;
  state: string;
}

const login = 'loginBox\\.login\\.';

/** The screens of texts, by the prefix of the key; the first match wins. Keys follow the screens. */
const places: readonly [key: RegExp, screen: string, state?: string][] = [
  [/^loginBox\.recoveryMfa\./, 'login-box/recoverTwoFactor'],
  [new RegExp(`^${login}(recoverMfa|disable|enterRecoveryCode)`), 'login-box/recoverTwoFactor'],
  [new RegExp(`^${login}mfaRemember`), 'login-box/loginWithTwoFactor', 'remember'],
  [
    new RegExp(`^${login}(moreWays|loginMfa(SMS|AuthenticatorApp)(Description)?$)`),
    'login-box/loginWithTwoFactor',
    'choice',
  ],
  [new RegExp(`^${login}(mfaSMS|mfaResendIn)`), 'login-box/loginWithTwoFactor', 'sms'],
  [new RegExp(`^${login}(mfa(?!EmailCode)|useRecoveryCode)`), 'login-box/loginWithTwoFactor'],
  [new RegExp(`^${login}(password|forgotPassword|changeEmail|login$)`), 'login-box/loginWithPassword'],
  [new RegExp(`^${login}success`), 'login-box/success'],
  [new RegExp(`^${login}(title$|preLoginSubtitle|email(Input|Must|Is)|continue$|didYouMean)`), 'login-box/preLogin'],
  [/^loginBox\.forgetPassword\..*([sS]uccess|[sS]ent|[rR]esend)/, 'login-box/forgotPasswordEmailSuccess'],
  [/^loginBox\.forgetPassword\./, 'login-box/forgotPassword'],
  [/^loginBox\.resetPassword\.link/, 'login-box/resetPasswordLinkInvalid'],
  [/^loginBox\.resetPassword\.success/, 'login-box/resetPasswordSuccess'],
  [/^loginBox\.resetPassword\./, 'login-box/resetPasswordPage'],
  [/^adminPortal\.profile_EditName\./, 'admin-portal/editProfileField'],
  [/^adminPortal\.profile_EditUsername\./, 'admin-portal/editProfileField', 'username'],
  [/^adminPortal\.profile_EditPhone\./, 'admin-portal/editProfileField', 'phoneNumber'],
  [/^adminPortal\.profile_EditAddress\./, 'admin-portal/editProfileField', 'address'],
  [/^adminPortal\.profile_EditJobTitle\./, 'admin-portal/editProfileField', 'jobTitle'],
  [/^adminPortal\.(profile|navigation)\./, 'admin-portal/profile'],
  [/^adminPortal\.users_InviteUser\./, 'admin-portal/inviteUser'],
  [/^adminPortal\.users_EditUserRoles\./, 'admin-portal/editRoles'],
  [/^adminPortal\.users_editAccessTime\./, 'admin-portal/editAccessTime'],
  [/^adminPortal\.users_disableUserDialog\./, 'admin-portal/disableUser'],
  [/^adminPortal\.users_enableUserDialog\./, 'admin-portal/enableUser'],
  [/^adminPortal\.(users|allUsers)_LockUser\./, 'admin-portal/lockUser'],
  [/^adminPortal\.users_DeleteUser\./, 'admin-portal/deleteUser'],
  [/^adminPortal\.users\./, 'admin-portal/users'],
  [/^adminPortal\.auditLogs\./, 'admin-portal/audits'],
  [
    /^adminPortal\.provisioning_AddConnectionDialog\.(setUp|provisioning|doneBtn)/,
    'admin-portal/connectDirectory',
    'created',
  ],
  [/^adminPortal\.provisioning_Guide\./, 'admin-portal/connectDirectory', 'created'],
  [/^adminPortal\.provisioning_AddConnectionDialog\./, 'admin-portal/connectDirectory'],
  [/^adminPortal\.provisioning_Panel\./, 'admin-portal/showDirectory'],
  [/^adminPortal\.provisioning_pauseConnectionDialog\./, 'admin-portal/pauseDirectory'],
  [/^adminPortal\.provisioning_resumeConnectionDialog\./, 'admin-portal/resumeDirectory'],
  [/^adminPortal\.provisioning_deleteConnectionDialog\./, 'admin-portal/deleteDirectory'],
  [/^adminPortal\.provisioning(_Header|_Table)?\./, 'admin-portal/provisioning'],
  [/^adminPortal\.usage(_\w+)?\./, 'admin-portal/usage'],
  [/^adminPortal\.sso_(Table|Header)\./, 'admin-portal/sso'],
  [/^adminPortal\.subscriptions_Checkout(Dialog)?\./, 'admin-portal/checkout'],
  [/^adminPortal\.subscriptions_Cancellation\./, 'admin-portal/cancelPlan'],
  [/^adminPortal\.subscriptions_Renewal\./, 'admin-portal/renewPlan'],
  [/^adminPortal\.subscriptions(_CurrentPlan|_DialogSelection|_Billing)?\./, 'admin-portal/subscriptions'],
  [/^adminPortal\.security(_SessionManagement)?\./, 'admin-portal/security'],
  [/^adminPortal\.webhooks_AddEditWebhook\./, 'admin-portal/createWebhook'],
  [/^adminPortal\.webhooks_DeleteWebhook\./, 'admin-portal/deleteWebhook'],
  [/^adminPortal\.webhooks_TestWebhook\./, 'admin-portal/testWebhook'],
  [/^adminPortal\.webhooks_Deliveries\./, 'admin-portal/webhooks', 'one'],
  [/^adminPortal\.webhooks\./, 'admin-portal/webhooks'],
];

/** The screen that shows a text, or `null` if no screen of this release does. */
export function placeOfText(key: string): TextPlace | null {
  const place = places.find(([pattern]) => pattern.test(key));
  return place ? { screen: place[1], state: place[2] ?? 'default' } : null;
}

/** Every screen and state that a text leads to. */
export const textPlaces: readonly TextPlace[] = places.map(([, screen, state = 'default']) => ({ screen, state }));
