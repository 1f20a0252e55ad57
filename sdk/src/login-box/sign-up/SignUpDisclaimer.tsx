import { useTranslate } from '../../app/context';
import { LegalLink } from '../box/LegalLink';
import { ConsentField } from './ConsentField';
import type { SignUpForm } from './use-sign-up-form';
import type { SocialConsent } from './use-social-consent';

export interface SignUpDisclaimerProps {
  disclaimer: SignUpForm['disclaimer'];
  required: boolean;
  consent: SocialConsent;
}

/** Which terms hold for the new account: said, or to be agreed to. Style it by `.portico-disclaimer`. */
export function SignUpDisclaimer({ disclaimer, required, consent }: SignUpDisclaimerProps) {
  const t = useTranslate();
  const links = <LegalLinks disclaimer={disclaimer} />;
  if (!disclaimer?.hasCheckbox) {
    return (
      <p className="portico-disclaimer">
        <span className="portico-disclaimer-text">{t('loginBox.signup.disclaimerText')}</span> {links}
      </p>
    );
  }
  const label = (
    <>
      <span className="portico-disclaimer-text">{t('loginBox.signup.disclaimerCheckboxLabel')}</span> {links}{' '}
      {t('loginBox.signup.disclaimerCheckboxSuffixLabel')}
    </>
  );
  return (
    <div className="portico-disclaimer">
      <ConsentField
        name="disclaimer"
        label={label}
        required={required}
        box={consent.box}
        error={consent.missing ? t('loginBox.signup.disclaimerTextRequired') : undefined}
      />
    </div>
  );
}

function LegalLinks({ disclaimer }: Pick<SignUpDisclaimerProps, 'disclaimer'>) {
  const t = useTranslate();
  const { terms, privacy } = disclaimer ?? {};
  return (
    <>
      {terms?.enabled && (
        <LegalLink name="terms" address={t('loginBox.signup.termsLink')} text={t('loginBox.signup.termsLinkText')} />
      )}
      {terms?.enabled && privacy?.enabled && ` ${t('loginBox.signup.termsAndPrivacyConjunctionText')} `}
      {privacy?.enabled && (
        <LegalLink
          name="privacy"
          address={t('loginBox.signup.privacyLink')}
          text={t('loginBox.signup.privacyLinkText')}
        />
      )}
    </>
  );
}
