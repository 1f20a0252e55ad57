import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useApp, useTranslate } from '../../../../app/context';
import { Alert } from '../../../../ui/Alert';
import { LoadFailed } from '../../../parts/LoadFailed';
import { LoadingNotice } from '../../../parts/LoadingNotice';
import { usePermission } from '../../../parts/use-access';
import { accountPermissions } from '../account-permissions';
import { createAccountStore } from './account-store';
import { CompanyCard } from './CompanyCard';
import { LogoCard } from './LogoCard';
import { RegionCard } from './RegionCard';
import { SettingsSkeleton } from './SettingsSkeleton';

/** The tenant's data, region and logo. */
export function SettingsTab() {
  const { http, session } = useApp();
  const t = useTranslate();
  const [store] = useState(() => createAccountStore(http, session));
  const { settings, load, save } = useStore(store);
  const mayChange = usePermission(accountPermissions.changeSettings);
  useEffect(() => void load(), [load]);
  if (settings.phase === 'failed') return <LoadFailed error={settings.error} onRetry={() => void load()} />;
  if (settings.phase === 'loading') {
    return (
      <>
        <SettingsSkeleton />
        <LoadingNotice />
      </>
    );
  }
  return (
    <div className="portico-cards">
      {!mayChange && <Alert kind="info">{t('adminPortal.accountSettings.readOnly')}</Alert>}
      <CompanyCard settings={settings.data} onSave={save} />
      <RegionCard settings={settings.data} onSave={save} readOnly={!mayChange} />
      <LogoCard settings={settings.data} onSave={save} readOnly={!mayChange} />
    </div>
  );
}
