import { useTranslate } from '../../../app/context';
import type { ThemeOptions } from '../../../metadata';
import { LegalLink } from '../../layout/LegalLink';
import { OnPage } from '../screen/OnPage';
import { ConsentField, type ConsentFieldProps } from './ConsentField';

/** The theme's options for the terms of a page (contract: metadata §6.4). */
export type Disclaimer = NonNullable<NonNullable<ThemeOptions['loginBox']>['signup']>['disclaimer'];

export interface TermsDisclaimerProps {
  /** The page whose texts are shown. */
  page: 'signup' | 'activateAccount';
  disclaimer: Disclaimer;
  required: boolean;
  /** The checkbox, for social logins on the page that also require it. */
  consent?: Pick<ConsentFieldProps, 'box'> & { missing: boolean };
}

/**
 * The terms of the new account: a sentence or a checkbox, in the form or below the box, as the theme says. Style it by
 * `.portico-disclaimer` and `data-placement`.
 */
export function TermsDisclaimer(props: TermsDisclaimerProps) {
  if (props.disclaimer?.placement !== 'page') return <Terms {...props} placement="box" />;
  return <OnPage>{(form) => <Terms {...props} placement="page" form={form} />}</OnPage>;
}

interface TermsProps extends TermsDisclaimerProps {
  placement: 'box' | 'page';
  /** Id of the form that the checkbox belongs to, if it is rendered outside of it. */
  form?: string | undefined;
}

function Terms({ page, disclaimer, required, consent, placement, form }: TermsProps) {
  const t = useTranslate();
  const links = <LegalLinks page={page} disclaimer={disclaimer} />;
  if (!disclaimer?.hasCheckbox) {
    return (
      <p className="portico-disclaimer" data-placement={placement}>
        <span className="portico-disclaimer-text">{t(`loginBox.${page}.disclaimerText`)}</span> {links}
      </p>
    );
  }
  const label = (
    <>
      <span className="portico-disclaimer-text">{t(`loginBox.${page}.disclaimerCheckboxLabel`)}</span> {links}{' '}
      <span>{t(`loginBox.${page}.disclaimerCheckboxSuffixLabel`)}</span>
    </>
  );
  return (
    <div className="portico-disclaimer" data-placement={placement}>
      <ConsentField
        name="disclaimer"
        label={label}
        required={required}
        form={form}
        box={consent?.box}
        error={consent?.missing ? t(`loginBox.${page}.disclaimerTextRequired`) : undefined}
      />
    </div>
  );
}

/** Whether there are terms to show, and whether the user must agree to them to continue. */
export function readDisclaimer(disclaimer: Disclaimer): { shown: boolean; required: boolean } {
  const { terms, privacy, hasCheckbox = false, isCheckBoxOptional = false } = disclaimer ?? {};
  return {
    shown: Boolean(terms?.enabled || privacy?.enabled || hasCheckbox),
    required: hasCheckbox && !isCheckBoxOptional,
  };
}

function LegalLinks({ page, disclaimer }: Pick<TermsDisclaimerProps, 'page' | 'disclaimer'>) {
  const t = useTranslate();
  const { terms, privacy } = disclaimer ?? {};
  const link = (name: 'terms' | 'privacy') => (
    <LegalLink name={name} address={t(`loginBox.${page}.${name}Link`)} text={t(`loginBox.${page}.${name}LinkText`)} />
  );
  return (
    <>
      {terms?.enabled && link('terms')}
      {terms?.enabled && privacy?.enabled && <span>{` ${t(`loginBox.${page}.termsAndPrivacyConjunctionText`)} `}</span>}
      {privacy?.enabled && link('privacy')}
    </>
  );
}
