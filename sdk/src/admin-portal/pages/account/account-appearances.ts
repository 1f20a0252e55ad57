import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { useApp } from '../../../app/context';
import { usePermission } from '../../parts/use-access';
import { accountPermissions } from './account-permissions';

/** Tabs of the page, in order (portal spec §2). */
const accountTabs = ['settings', 'customLogin'] as const;
export type AccountTab = (typeof accountTabs)[number];

/** The tabs that the vendor shows and the user may open. The login box is only for those who may change it. */
export function useAccountTabs(): readonly AccountTab[] {
  const mayChangeLogin = usePermission(accountPermissions.changeCustomLogin);
  const hidden = useStore(
    useApp().metadata,
    useShallow(({ document }) => {
      const tabs = document.themeV2?.adminPortal?.pages?.account?.tabsProperties;
      return accountTabs.filter((tab) => tabs?.[tab]?.appearance === 'hidden');
    }),
  );
  return accountTabs.filter((tab) => !hidden.includes(tab) && (tab === 'settings' || mayChangeLogin));
}

/** Fields of the settings that the vendor can hide or make read-only (portal spec §2). */
const accountFields = ['companyName', 'address', 'website', 'timezone', 'currency'] as const;
export type AccountField = (typeof accountFields)[number];
export type Appearance = 'hidden' | 'viewOnly' | 'edit';

/** The appearance of each field. A user without the permission to change the settings only views them. */
export function useFieldAppearances(): Record<AccountField, Appearance> {
  const mayChange = usePermission(accountPermissions.changeSettings);
  return useStore(
    useApp().metadata,
    useShallow(({ document }) => {
      const fields = document.themeV2?.adminPortal?.pages?.account?.fieldsProperties;
      const appearance = (field: AccountField): Appearance => {
        const chosen = fields?.[field]?.appearance ?? 'edit';
        return chosen === 'edit' && !mayChange ? 'viewOnly' : chosen;
      };
      return {
        companyName: appearance('companyName'),
        address: appearance('address'),
        website: appearance('website'),
        timezone: appearance('timezone'),
        currency: appearance('currency'),
      };
    }),
  );
}
