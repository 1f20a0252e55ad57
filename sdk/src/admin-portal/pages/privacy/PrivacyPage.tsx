import { useTranslate } from '../../../app/context';
import type { LazyContent } from '../../../app/lazy/lazy-component';
import enrolmentCss from '../../../app/mfa/enrolment-parts.css?inline';
import guideCss from '../../../app/password/password-guide.css?inline';
import { PageHeader } from '../../parts/PageHeader';
import { tableStyles } from '../../parts/table-styles';
import { FactorsCard } from './factors/FactorsCard';
import { PasskeysCard } from './passkeys/PasskeysCard';
import { PasswordCard } from './password/PasswordCard';
import { PhoneNumbersCard } from './phone-numbers/PhoneNumbersCard';
import css from './privacy.css?inline';
import { SecuritySummary } from './SecuritySummary';
import { SessionsCard } from './sessions/SessionsCard';
import { portalPrivacy } from './texts/en';
import { usePrivacy, usePrivacyCards } from './use-privacy';

/**
 * How the user's account is protected: password, second factors, passkeys, phone numbers and sessions.
 *
 * @see Portal spec §2 "Page contents"
 */
function PrivacyPage() {
  const t = useTranslate();
  const cards = usePrivacyCards();
  const { factors, passkeys, sessions } = usePrivacy(cards);
  return (
    <>
      <PageHeader title={t('adminPortal.privacy.pageTitle')} subtitle={t('adminPortal.privacy.pageSubtitle')} />
      <div className="portico-cards">
        <SecuritySummary factors={factors.factors} passkeys={passkeys.passkeys} sessions={sessions.sessions} />
        {cards.password && <PasswordCard onChanged={() => void sessions.load()} />}
        {cards.factors && (
          <FactorsCard
            factors={factors.factors}
            onRetry={() => void factors.load()}
            onChanged={() => void factors.refresh()}
          />
        )}
        {cards.passkeys && (
          <PasskeysCard
            passkeys={passkeys.passkeys}
            onRetry={() => void passkeys.load()}
            onAdded={passkeys.refresh}
            onRemove={passkeys.remove}
          />
        )}
        <PhoneNumbersCard />
        {cards.sessions && <SessionsCard store={sessions} />}
      </div>
    </>
  );
}

/** The page's chunk: component, texts and CSS. */
export const privacyContent: LazyContent<object> = {
  component: PrivacyPage,
  texts: { adminPortal: portalPrivacy },
  css: tableStyles + guideCss + enrolmentCss + css,
};
