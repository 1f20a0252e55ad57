import type { DialogsOf } from '../../parts/page-definition';

/** Dialogs about one connection. */
type OneConnectionKind = 'disableSso' | 'deleteSso' | 'editSsoRoles' | 'addSsoGroup';
/** Dialogs about one domain of a connection. */
type OneDomainKind = 'changeSsoDomain' | 'deleteSsoDomain';
/** Dialogs about one group of a connection. */
type OneGroupKind = 'editSsoGroup' | 'deleteSsoGroup';

/** State of a dialog over the connections. */
export type SsoDialog =
  | { kind: 'addSso' }
  | { [K in OneConnectionKind]: { kind: K; connectionId: string } }[OneConnectionKind]
  | { [K in OneDomainKind]: { kind: K; domainId: string } }[OneDomainKind]
  | { [K in OneGroupKind]: { kind: K; groupId: string } }[OneGroupKind];

const about =
  <K extends OneConnectionKind>(kind: K) =>
  (connectionId: string) =>
    connectionId ? { kind, connectionId } : undefined;

const ofDomain =
  <K extends OneDomainKind>(kind: K) =>
  (domainId: string) =>
    domainId ? { kind, domainId } : undefined;

const ofGroup =
  <K extends OneGroupKind>(kind: K) =>
  (groupId: string) =>
    groupId ? { kind, groupId } : undefined;

/** The dialogs of the page, by their addresses. */
export const ssoDialogs = {
  addSso: () => ({ kind: 'addSso' }),
  disableSso: about('disableSso'),
  deleteSso: about('deleteSso'),
  editSsoRoles: about('editSsoRoles'),
  addSsoGroup: about('addSsoGroup'),
  editSsoGroup: ofGroup('editSsoGroup'),
  deleteSsoGroup: ofGroup('deleteSsoGroup'),
  changeSsoDomain: ofDomain('changeSsoDomain'),
  deleteSsoDomain: ofDomain('deleteSsoDomain'),
} as DialogsOf<SsoDialog>;
