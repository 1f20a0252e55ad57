import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useApp, useTranslate } from '../../../app/context';
import { LazyComponentView } from '../../../app/lazy/LazyComponentView';
import { type LazyContent, lazyComponent } from '../../../app/lazy/lazy-component';
import type { UserProfile } from '../../../contract';
import { LoadFailed } from '../../parts/LoadFailed';
import { LoadingNotice } from '../../parts/LoadingNotice';
import { PageHeader } from '../../parts/PageHeader';
import resendCodeCss from '../../parts/resend-code.css?inline';
import { EditFieldDialog } from './EditFieldDialog';
import { FieldRows } from './FieldRows';
import { ProfileSkeleton } from './ProfileSkeleton';
import { PictureCard } from './picture/PictureCard';
import css from './profile.css?inline';
import { createProfileStore, type ProfileStore } from './profile-store';
import { portalProfile } from './texts/en';

// Most profiles are not managed elsewhere.
const managedElsewhere = lazyComponent(() => import('./ManagedElsewhere'));

/**
 * The user's profile: picture, name and contact data.
 *
 * @see Portal spec §2 "Page contents", §4 "Profile"
 */
function ProfilePage() {
  const { http, clock, session } = useApp();
  const t = useTranslate();
  const [store] = useState(() => createProfileStore({ http, clock, session }));
  const { state, load, ...actions } = useStore(store);
  useEffect(() => void load(), [load]);

  return (
    <>
      <PageHeader title={t('adminPortal.profile.pageTitle')} subtitle={t('adminPortal.profile.pageSubtitle')} />
      {state.phase === 'loading' && (
        <>
          <ProfileSkeleton />
          <LoadingNotice />
        </>
      )}
      {state.phase === 'failed' && <LoadFailed error={state.error} onRetry={() => void load()} />}
      {state.phase === 'ready' && <ProfileCards profile={state.data} actions={actions} />}
    </>
  );
}

/** The page's chunk: component, texts and CSS. */
export const content: LazyContent<object> = {
  component: ProfilePage,
  texts: { adminPortal: portalProfile },
  css: resendCodeCss + css,
};

type SaveActions = Omit<ProfileStore, 'state' | 'load'>;

function ProfileCards({ profile, actions }: { profile: UserProfile; actions: SaveActions }) {
  const t = useTranslate();
  const external = profile.managedBy === 'scim2';
  return (
    <div className="portico-cards">
      <section className="portico-card portico-settings" aria-labelledby="portico-profile-picture">
        <div className="portico-settings-what">
          <h2 id="portico-profile-picture">{t('adminPortal.profile.pictureTitle')}</h2>
          <p>{t('adminPortal.profile.pictureSubtitle')}</p>
        </div>
        <PictureCard profile={profile} readOnly={external} {...actions} />
      </section>
      <section className="portico-card portico-settings" aria-labelledby="portico-profile-information">
        <div className="portico-settings-what">
          <h2 id="portico-profile-information">{t('adminPortal.profile.informationTitle')}</h2>
          <p>{t('adminPortal.profile.informationSubtitle')}</p>
          {external && <LazyComponentView lazy={managedElsewhere} props={{}} fallback={null} unavailable={null} />}
        </div>
        <FieldRows profile={profile} readOnly={external} />
      </section>
      <EditFieldDialog profile={profile} onSave={actions.saveField} phone={actions} />
    </div>
  );
}
