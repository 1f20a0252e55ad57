import { Smartphone } from 'lucide-react';
import { useStore } from 'zustand';
import { useApp, useTranslate } from '../../../app/context';
import type { LazyContent } from '../../../app/lazy/lazy-component';
import { EmptyState } from '../../../ui/EmptyState';
import { PageHeader } from '../../parts/PageHeader';
import css from './privacy.css?inline';
import { SessionsCard } from './sessions/SessionsCard';
import { portalPrivacy } from './texts/en';

/**
 * How the user's account is protected: the sessions.
 *
 * @see Portal spec §2 "Page contents"
 */
function PrivacyPage() {
  const t = useTranslate();
  const hasSessions = useStore(
    useApp().metadata,
    ({ document }) =>
      document.themeV2?.adminPortal?.pages?.privacy?.fieldsProperties?.loginSessions?.appearance !== 'hidden',
  );
  return (
    <>
      <PageHeader title={t('adminPortal.privacy.pageTitle')} subtitle={t('adminPortal.privacy.pageSubtitle')} />
      {hasSessions ? (
        <SessionsCard />
      ) : (
        <div className="portico-card">
          <EmptyState icon={<Smartphone size={20} />} title={t('adminPortal.privacy.emptyStateText')} />
        </div>
      )}
    </>
  );
}

/** The page's chunk: component, texts and CSS. */
export const privacyContent: LazyContent<object> = {
  component: PrivacyPage,
  texts: { adminPortal: portalPrivacy },
  css,
};
