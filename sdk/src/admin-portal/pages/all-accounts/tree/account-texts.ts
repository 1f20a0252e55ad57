import type { SubAccountAccessType } from '../../../../contract';
import type { KnownTextKey } from '../../../../metadata';

/** Names and meanings of the access types; an account without one has the first (portal spec §3). */
export const accessTypeTexts: Record<SubAccountAccessType, { title: KnownTextKey; description: KnownTextKey }> = {
  defaultOff: {
    title: 'adminPortal.allAccounts_UpdateSubAccountHierarchySettingsDialog.defaultOffTitle',
    description: 'adminPortal.allAccounts_UpdateSubAccountHierarchySettingsDialog.defaultOffDescription',
  },
  defaultOn: {
    title: 'adminPortal.allAccounts_UpdateSubAccountHierarchySettingsDialog.defaultOnTitle',
    description: 'adminPortal.allAccounts_UpdateSubAccountHierarchySettingsDialog.defaultOnDescription',
  },
  alwaysOn: {
    title: 'adminPortal.allAccounts_UpdateSubAccountHierarchySettingsDialog.alwaysOnTitle',
    description: 'adminPortal.allAccounts_UpdateSubAccountHierarchySettingsDialog.alwaysOnDescription',
  },
};
