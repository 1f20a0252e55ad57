import { useTranslate } from '../../../app/context';
import { type LazyContent, lazyComponent } from '../../../app/lazy/lazy-component';
import { portalTable } from '../../../metadata/locales/en/portal-table';
import { PageHeader } from '../../parts/PageHeader';
import resendCodeCss from '../../parts/resend-code.css?inline';
import { tableStyles } from '../../parts/table-styles';
import toolbarCss from '../../parts/toolbar.css?inline';
import { PageDialogs } from '../../shell/PageDialogs';
import { FactorsCard } from './factors/FactorsCard';
import { PasskeysCard } from './passkeys/PasskeysCard';
import { PasswordCard } from './password/PasswordCard';
import { PhoneNumbersCard } from './phone-numbers/PhoneNumbersCard';
import css from './privacy.css?inline';
import { SecuritySummary } from './SecuritySummary';
import { SessionsCard } from './sessions/SessionsCard';
import { portalPrivacy } from './texts/en';
import { usePrivacy, usePrivacyCards } from './use-privacy';

const dialogs = lazyComponent(() => import('./PrivacyDialogs'));

/**
 * How the user's account is protected: password, second factors, passkeys, phone numbers and sessions.
 *
 * @see Portal spec §2 "Page contents"
 */
function PrivacyPage() {
  const t = useTranslate();
  const cards = usePrivacyCards();
  const stores = usePrivacy(cards);
  const { factors, passkeys, phoneNumbers, sessions } = stores;
  return (
    <>
      <PageHeader title={t('adminPortal.privacy.pageTitle')} subtitle={t('adminPortal.privacy.pageSubtitle')} />
      <div className="portico-cards">
        <SecuritySummary factors={factors.factors} passkeys={passkeys.passkeys} sessions={sessions.sessions} />
        {cards.password && <PasswordCard />}
        {cards.factors && <FactorsCard factors={factors.factors} onRetry={() => void factors.load()} />}
        {cards.passkeys && (
          <PasskeysCard passkeys={passkeys.passkeys} onRetry={() => void passkeys.load()} onAdded={passkeys.refresh} />
        )}
        <PhoneNumbersCard store={phoneNumbers} />
        {cards.sessions && <SessionsCard store={sessions} />}
      </div>
      <PageDialogs lazy={dialogs} props={{ cards, stores }} />
    </>
  );
}

/** The page's chunk: component, texts and CSS. */
export const content: LazyContent<object> = {
  component: PrivacyPage,
  texts: { adminPortal: { ...portalTable, ...portalPrivacy } },
  css: tableStyles + toolbarCss + resendCodeCss + css,
};
