import { useEffect, useRef, useState } from 'react';
import { useApp, useTranslate } from '../../../app/context';
import type { LazyContent } from '../../../app/lazy/lazy-component';
import { requestFailures } from '../../../metadata/locales/en/request-failures';
import { socialLogins as texts } from '../../../metadata/locales/en/social-logins';
import { Alert } from '../../../ui/Alert';
import { renderCustom } from '../../layout/custom';
import { followDirectAction } from './direct-login';
import { cacheHeight, type SocialAction } from './reserved-height';
import { SocialButton } from './SocialButton';
import { SocialList } from './SocialList';
import css from './social-logins.css?inline';
import { loadProviders, type OfferedProvider } from './social-providers';
import { lastProvider } from './social-redirects';
import { type Leave, useLeave } from './use-leave';
import { useSocialOptions } from './use-social-options';

export interface OtherLoginMethodsProps {
  /** What the user does with a provider on this page. Default: `login`. */
  action?: SocialAction;
  /** Called before the redirect to a provider; `false` prevents it. */
  mayLeave?: () => boolean;
  /** Whether the page has no other login method, so that no divider is needed. */
  alone: boolean;
}

export interface SocialLoginsProps extends OtherLoginMethodsProps {
  /** Height in pixels that is reserved until the providers are loaded, so that the content below does not move. */
  reserved: number;
}

/** Number of providers from which the list has two columns, so that the content below stays visible. */
const MANY = 4;

const dividers = {
  login: 'loginBox.login.signInWithSocialLogin',
  signup: 'loginBox.signup.signUpWithSocialLogin',
  activation: 'loginBox.activateAccount.orActivateWithSocialLogins',
} as const;

/**
 * Providers to sign in with, to sign up with, or to activate an account with. Style it by `.portico-social` and
 * `data-mode`, `data-placement`, `data-short`, `data-icons-only`.
 */
function SocialLogins({ reserved, alone, action = 'login', mayLeave }: SocialLoginsProps) {
  const app = useApp();
  const t = useTranslate();
  const options = useSocialOptions();
  const { failure, attempt } = useLeave();
  const providers = useProviders(action, attempt);
  const shown = useRef<HTMLElement>(null);
  useEffect(() => {
    if (providers) cacheHeight(app, shown.current?.offsetHeight ?? 0, action);
  }, [app, providers, action]);
  if (!providers) return reserved ? <div style={{ minBlockSize: reserved }} /> : null;
  if (providers.length === 0) return null;

  const main =
    options.mode === 'stack' ? (providers.find(({ id }) => id === options.mainButton) ?? providers[0]) : null;
  const others = providers.filter((provider) => provider !== main);
  const short = options.mode !== 'list' || others.length >= MANY;
  const last = lastProvider(app);
  const ours = <h2 className="portico-social-divider">{t(dividers[action])}</h2>;
  const divider = alone ? null : renderCustom(options.divider, {}, ours);
  const button = (provider: OfferedProvider, iconOnly: boolean) => (
    <SocialButton
      provider={provider}
      icon={options.icons[`${provider.id}Icon`]}
      iconOnly={iconOnly}
      short={short && provider !== main}
      last={provider.id === last}
      mode={options.mode}
      main={provider === main}
      action={action}
      mayLeave={mayLeave}
      attempt={attempt}
    />
  );
  return (
    <section
      ref={shown}
      className="portico-social"
      data-mode={options.mode}
      data-placement={options.placement}
      data-icons-only={options.iconsOnly || undefined}
      data-short={(short && !options.iconsOnly) || undefined}
    >
      {failure && <Alert focusOn={failure}>{t(`loginBox.login.${failure.code}`)}</Alert>}
      {options.placement === 'bottom' && divider}
      {main && button(main, false)}
      {others.length > 0 && (
        <SocialList providers={others} last={last} button={(provider) => button(provider, options.iconsOnly)} />
      )}
      {options.placement === 'top' && divider}
    </section>
  );
}

/** The providers of the vendor; `null` until they are loaded. */
function useProviders(action: SocialAction, attempt: Leave['attempt']): OfferedProvider[] | null {
  const app = useApp();
  const [providers, setProviders] = useState<OfferedProvider[] | null>(null);
  useEffect(() => {
    let gone = false;
    loadProviders(app.http).then((found) => {
      if (gone) return;
      setProviders(found);
      if (action === 'login') void attempt(() => followDirectAction(app, found));
    });
    return () => {
      gone = true;
    };
  }, [app, action, attempt]);
  return providers;
}

/** The lazy component's content, loaded after the first paint. */
export const content: LazyContent<SocialLoginsProps> = {
  component: SocialLogins,
  texts: { loginBox: { ...texts, login: { ...texts.login, ...requestFailures } } },
  css,
};
