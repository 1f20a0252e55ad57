import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useApp } from '../../../../app/context';
import type { LazyContent } from '../../../../app/lazy/lazy-component';
import { LoadFailed } from '../../../parts/LoadFailed';
import { LoadingNotice } from '../../../parts/LoadingNotice';
import { SettingsSkeleton } from '../settings/SettingsSkeleton';
import { CustomLoginCard } from './CustomLoginCard';
import css from './custom-login.css?inline';
import { createCustomLoginStore } from './custom-login-store';

/** The tenant's own login box: logo, primary colour and order, next to a preview. */
function CustomLoginTab() {
  const { http } = useApp();
  const [store] = useState(() => createCustomLoginStore(http));
  const { login, load, save } = useStore(store);
  useEffect(() => void load(), [load]);
  if (login.phase === 'failed') return <LoadFailed error={login.error} onRetry={() => void load()} />;
  if (login.phase === 'ready') return <CustomLoginCard saved={login.data} onSave={save} />;
  return (
    <>
      <SettingsSkeleton />
      <LoadingNotice />
    </>
  );
}

/** The tab's chunk: component and CSS. */
export const content: LazyContent<object> = { component: CustomLoginTab, css };
