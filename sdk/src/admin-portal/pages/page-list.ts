import type { AnyPortalState, PortalParams } from '../../app/portal-state';
import type { frameDialogs } from '../shell/frame-dialogs';
import { account } from './account/account-definition';
import { allAccounts } from './all-accounts/all-accounts-definition';
import { allUsers } from './all-users/all-users-definition';
import { apiTokens, personalApiTokens } from './api-tokens/api-tokens-definition';
import { audits } from './audits/audits-definition';
import { groups } from './groups/groups-definition';
import { privacy } from './privacy/privacy-definition';
import { profile } from './profile/profile-definition';
import { provisioning } from './provisioning/provisioning-definition';
import { roles } from './roles/roles-definition';
import { security } from './security/security-definition';
import { sso } from './sso/sso-definition';
import { subscriptions } from './subscriptions/subscriptions-definition';
import { usage } from './usage/usage-definition';
import { users } from './users/users-definition';
import { webhooks } from './webhooks/webhooks-definition';

/** Pages with a screen in this release, by their name in the navigation of the document. */
export const pageList = {
  profile,
  privacy,
  personalApiTokens,
  usage,
  account,
  users,
  allUsers,
  groups,
  roles,
  security,
  sso,
  provisioning,
  audits,
  webhooks,
  apiTokens,
  subscriptions,
  allAccounts,
};

type PageList = typeof pageList;

/** Name of a page of the admin portal. */
export type PortalPage = keyof PageList;

/** The state of a page's dialogs. */
type DialogOf<Dialogs> = { [K in keyof Dialogs]: Dialogs[K] extends (detail: string) => infer D ? D : never };

/** The dialog over the page: one of the page's own, or of the frame. */
export type PortalDialog =
  | { kind: 'none' }
  | NonNullable<DialogOf<typeof frameDialogs>[keyof typeof frameDialogs]>
  | { [P in PortalPage]: NonNullable<DialogOf<PageList[P]['dialogs']>[keyof PageList[P]['dialogs']]> }[PortalPage];

/** State of the admin portal: whether it covers the host, its page and its dialog. */
export interface PortalState extends AnyPortalState {
  page: PortalPage;
  dialog: PortalDialog;
}

/** A page of the portal, with a dialog over it. */
export interface PortalPlace {
  page?: PortalPage;
  dialog?: PortalDialog;
  /** What the page keeps in its address, such as its tab or search. */
  params?: PortalParams;
}

/** Names of all pages. */
export const portalPages = Object.keys(pageList) as PortalPage[];
