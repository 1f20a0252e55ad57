import type { Texts } from '../../../../metadata/locales/en';

/** German texts of the page about the user's own security. */
export const portalPrivacy = {
  privacy: {
    pageTitle: 'Datenschutz & Sicherheit',
    pageSubtitle: 'Sehen Sie, wo Sie angemeldet sind, und melden Sie sich auf Geräten ab, die Sie nicht mehr nutzen.',
    emptyStateText: 'Hier gibt es nichts einzurichten.',
  },
  privacy_UserSessions: {
    loginSessionsTitle: 'Wo Sie angemeldet sind',
    loginSessionsDescription: 'Melden Sie Geräte ab, die Sie nicht kennen.',
    deviceHeader: 'Gerät',
    ipAddressHeader: 'IP-Adresse',
    timeHeader: 'Angemeldet',
    actionsHeader: 'Aktionen',
    currentSessionChip: 'Dieses Gerät',
    impersonatedSessionChip: 'Vom Support geöffnet',
    browserOnSystem: '{{browser}} unter {{system}}',
    unknownIpAddress: 'Unbekannt',
    unknownDevice: 'Unbekanntes Gerät',
    logout: 'Abmelden',
    logoutDevice: '{{device}} abmelden',
    sessionEnded: '{{device}} ist abgemeldet.',
    logoutAllButtonText: 'Alle anderen Geräte abmelden',
    logoutAllDialogTitle: 'Alle anderen Geräte abmelden?',
    logoutAllDialogText:
      'Auf jedem anderen Gerät ist eine neue Anmeldung nötig. Was dort nicht gespeichert ist, kann verloren gehen. Hier bleiben Sie angemeldet.',
    logoutAllDialogCancelButton: 'Dort angemeldet bleiben',
    logoutAllDialogAcceptButton: 'Überall sonst abmelden',
    othersEnded: 'Alle anderen Geräte sind abgemeldet.',
  },
} satisfies Partial<Texts['adminPortal']>;
