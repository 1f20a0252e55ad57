import { useTranslate } from '../../app/context';
import type { LazyContent } from '../../app/lazy/lazy-component';
import { loginOptions } from '../../metadata/locales/en/login-options';
import { useBoxOption } from './box-options';
import css from './disclaimer.css?inline';
import { LegalLink } from './LegalLink';

export interface DisclaimerProps {
  placement: 'box' | 'page';
}

/** Names the terms that apply to the user. Style it by `.portico-disclaimer`, `data-placement` and `data-legal`. */
function Disclaimer({ placement }: DisclaimerProps) {
  const t = useTranslate();
  const { terms, privacy } = useBoxOption('disclaimer') ?? {};
  return (
    <p className="portico-disclaimer" data-placement={placement}>
      <span className="portico-disclaimer-text">{t('loginBox.login.disclaimerText')}</span>{' '}
      {terms?.enabled && (
        <LegalLink name="terms" address={t('loginBox.login.termsLink')} text={t('loginBox.login.termsLinkText')} />
      )}
      {terms?.enabled && privacy?.enabled && <span>{` ${t('loginBox.login.termsAndPrivacyConjunctionText')} `}</span>}
      {privacy?.enabled && (
        <LegalLink
          name="privacy"
          address={t('loginBox.login.privacyLink')}
          text={t('loginBox.login.privacyLinkText')}
        />
      )}
    </p>
  );
}

/** The lazy component's content, loaded only if the theme names terms. */
export const content: LazyContent<DisclaimerProps> = {
  component: Disclaimer,
  texts: { loginBox: loginOptions },
  css,
};
