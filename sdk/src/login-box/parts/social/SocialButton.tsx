import { useEffect, useState } from 'react';
import type { App } from '../../../app/app';
import { useApp, useTranslate } from '../../../app/context';
import { Button } from '../../../ui/Button';
import { renderCustom } from '../../layout/custom';
import { BrandMark } from './BrandMark';
import type { SocialAction } from './reserved-height';
import type { OfferedProvider } from './social-providers';
import { type SocialStart, startSocialLogin } from './start-social-login';
import type { Leave } from './use-leave';
import type { SocialOptions } from './use-social-options';

export interface SocialButtonProps {
  provider: OfferedProvider;
  /** The theme's mark for the provider, if any. */
  icon: unknown;
  iconOnly: boolean;
  /** Shows only the provider's name; the whole sentence remains the button's accessible name. */
  short: boolean;
  /** Whether the last sign-in in this browser used this provider. */
  last: boolean;
  mode: SocialOptions['mode'];
  /** Whether it is the theme's main button, which is above the others. */
  main: boolean;
  action: SocialAction;
  mayLeave: (() => boolean) | undefined;
  attempt: Leave['attempt'];
}

const sentences = {
  login: 'loginBox.socialLogins.loginButtonText',
  signup: 'loginBox.socialLogins.signupButtonText',
  activation: 'loginBox.socialLogins.activationButtonText',
} as const;

/**
 * The button of one provider. Style it by `.portico-social-button` and `data-provider`, `data-main`, `data-mode`,
 * `data-last`.
 */
export function SocialButton(props: SocialButtonProps) {
  const { provider, icon, iconOnly, short, last, mode, main, action, mayLeave, attempt } = props;
  const app = useApp();
  const t = useTranslate();
  const name = useProviderName(provider);
  const [leaving, setLeaving] = useState(false);
  useReturned(() => setLeaving(false));
  const origin = provider.kind === 'custom' ? 'custom-social-login' : 'social-login';
  const sentence = useSentence(action, main, name);
  const label = last ? `${sentence} (${t('loginBox.socialLogins.lastUsed')})` : sentence;

  async function start() {
    if (mayLeave?.() === false) return;
    setLeaving(true);
    const request: SocialStart = { name, origin, ...tokenOf(app, action) };
    setLeaving(await attempt(() => startSocialLogin(app, provider, request)));
  }
  return (
    <Button
      wide
      variant="secondary"
      className="portico-social-button"
      data-provider={provider.id}
      data-last={last || undefined}
      data-mode={mode}
      data-main={main || undefined}
      aria-label={label}
      title={iconOnly ? label : undefined}
      pending={leaving}
      onClick={start}
    >
      {renderCustom(icon, {}, <BrandMark provider={provider} />)}
      {!iconOnly && <bdi className="portico-social-name">{short ? name : sentence}</bdi>}
      {last && !iconOnly && <span className="portico-social-last">{t('loginBox.socialLogins.lastUsed')}</span>}
    </Button>
  );
}

/** The contract's keys for a prefix that a vendor can set before the provider's name, instead of the sentence. */
const prefixes = {
  login: ['socialloginMainButtonTextPrefix', 'socialloginButtonTextPrefix'],
  signup: ['socialsignUpMainButtonTextPrefix', 'socialsignUpButtonTextPrefix'],
  activation: ['socialactivationMainButtonTextPrefix', 'socialactivationButtonTextPrefix'],
} as const;

function useSentence(action: SocialAction, main: boolean, providerName: string): string {
  const t = useTranslate();
  const [ofMain, ofAll] = prefixes[action];
  const prefix = t.find(`loginBox.socialLogins.${main ? ofMain : ofAll}`, { providerName });
  if (!prefix) return t(sentences[action], { providerName });
  return prefix.includes(providerName) ? prefix : `${prefix} ${providerName}`;
}

/** On the activation page, the token of the mailed link is passed to the provider's sign-in. */
function tokenOf({ location }: App, action: SocialAction): Pick<SocialStart, 'invitationToken'> {
  const token = action === 'activation' && location.read().query.get('token')?.trim();
  return token ? { invitationToken: token } : {};
}

/** Calls `returned` when the browser restores the page from its back/forward cache. */
function useReturned(returned: () => void): void {
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) returned();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  });
}

/** The name of a provider; well-known providers have a text that the vendor can change. */
function useProviderName(provider: OfferedProvider): string {
  const t = useTranslate();
  return provider.kind === 'custom' ? provider.name : t(`loginBox.socialLogins.${provider.id}`);
}
