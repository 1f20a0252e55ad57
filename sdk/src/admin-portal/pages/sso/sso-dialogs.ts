import type { DialogsOf } from '../../parts/page-definition';

/** Dialogs about one connection. */
type OneConnectionKind = 'disableSso' | 'deleteSso';
/** Dialogs about one domain of a connection. */
type OneDomainKind = 'changeSsoDomain' | 'deleteSsoDomain';

/** State of a dialog over the connections. */
export type SsoDialog =
  | { kind: 'addSso' }
  | { [K in OneConnectionKind]: { kind: K; connectionId: string } }[OneConnectionKind]
  | { [K in OneDomainKind]: { kind: K; domainId: string } }[OneDomainKind];

const about =
  <K extends OneConnectionKind>(kind: K) =>
  (connectionId: string) =>
    connectionId ? { kind, connectionId } : undefined;

const ofDomain =
  <K extends OneDomainKind>(kind: K) =>
  (domainId: string) =>
    domainId ? { kind, domainId } : undefined;

/** The dialogs of the page, by their addresses. */
export const ssoDialogs = {
  addSso: () => ({ kind: 'addSso' }),
  disableSso: about('disableSso'),
  deleteSso: about('deleteSso'),
  changeSsoDomain: ofDomain('changeSsoDomain'),
  deleteSsoDomain: ofDomain('deleteSsoDomain'),
} as DialogsOf<SsoDialog>;
